package quadrille.games.dames.formats;

import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.formats.GameLink;
import quadrille.games.dames.DamesGame;

/** Links a position to the analysis board of lidraughts. */
public final class LidraughtsLink implements GameLink {
  private static final String ANALYSIS_URL = "https://lidraughts.org/analysis/";

  /** Our presets whose rules lidraughts has too. */
  private static final List<String> VARIANTS = List.of("international", "brazilian", "russian");

  @Override
  public String write(GameTree game, Line shown) throws BadInputException {
    for (String variant : VARIANTS) {
      if (DamesGame.settings(variant).equals(game.settings())) {
        String name = variant.equals("international") ? "standard" : variant;
        return ANALYSIS_URL + name + "/" + shown.game().notation().format(shown.position());
      }
    }
    throw new BadInputException(LidraughtsLink.class, "error.lidraughts");
  }
}
