package quadrille.games.dames.formats;

import java.util.List;
import quadrille.core.formats.GameFormat;

/** The file formats of Dames. */
public final class DamesFormats {
  public static final List<GameFormat> ALL = List.of(new PdnFormat());

  private DamesFormats() {}
}
