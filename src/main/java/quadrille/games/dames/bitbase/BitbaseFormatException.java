package quadrille.games.dames.bitbase;

import java.io.IOException;

/** A file is damaged, or not the bitbase that was expected. */
final class BitbaseFormatException extends IOException {
  private static final long serialVersionUID = 1;

  private final boolean isForeign;

  private BitbaseFormatException(String message, boolean isForeign) {
    super(message);
    this.isForeign = isForeign;
  }

  static BitbaseFormatException damaged() {
    return new BitbaseFormatException("the bitbase is damaged", false);
  }

  /** The file holds something else than the bitbase of this class under the named rules. */
  static BitbaseFormatException foreign(String rules, Material material) {
    return new BitbaseFormatException("it is no bitbase of " + rules + ", " + material, true);
  }

  /** Whether the file may be of use for something else. */
  boolean isForeign() {
    return isForeign;
  }
}
