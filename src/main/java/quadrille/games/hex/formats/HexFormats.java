package quadrille.games.hex.formats;

import java.util.List;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.GameLink;

/** The file formats of Hex. */
public final class HexFormats {
  private static final HexWorldFormat HEX_WORLD = new HexWorldFormat();

  public static final List<GameFormat> ALL =
      List.of(new HexSgfFormat(), HEX_WORLD, new ToulouseFormat());

  /** Links to HexWorld. */
  public static final GameLink LINK = HEX_WORLD;

  private HexFormats() {}
}
