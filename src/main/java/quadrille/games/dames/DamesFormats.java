package quadrille.games.dames;

import java.util.List;
import quadrille.core.GameFormat;

/** The file formats of Dames. */
public final class DamesFormats {
  public static final List<GameFormat> ALL = List.of(new DamesPdn());

  private DamesFormats() {}
}
