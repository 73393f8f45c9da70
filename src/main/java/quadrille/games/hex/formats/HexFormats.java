package quadrille.games.hex.formats;

import java.util.List;
import quadrille.core.formats.GameFormat;

/** The file formats of Hex. */
public final class HexFormats {
  public static final List<GameFormat> ALL =
      List.of(new HexSgfFormat(), new HexWorldFormat(), new ToulouseFormat());

  private HexFormats() {}
}
