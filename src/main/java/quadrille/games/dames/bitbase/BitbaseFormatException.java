package quadrille.games.dames.bitbase;

import java.io.IOException;

/** A file is damaged, or not the bitbase that was expected. */
final class BitbaseFormatException extends IOException {
  private static final long serialVersionUID = 1;

  BitbaseFormatException(String message) {
    super(message);
  }
}
