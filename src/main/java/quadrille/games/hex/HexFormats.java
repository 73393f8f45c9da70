package quadrille.games.hex;

import java.util.List;
import quadrille.core.GameFormat;

/** The file formats of Hex. */
public final class HexFormats {
  public static final List<GameFormat> ALL =
      List.of(new HexSgf(), new HexWorldLink(), new ToulouseText());

  private HexFormats() {}
}
