package quadrille.games.dots.protocol;

import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.dots.DotsNotation;
import quadrille.search.protocol.UciProtocol;

/** The line protocol of Dots and Boxes: UCI in the game's own notation. */
public final class DotsProtocol extends UciProtocol {
  private final Game game;

  public DotsProtocol(Game game) {
    super(game, "dots");
    this.game = game;
  }

  /** A position states its own size. */
  @Override
  public Settings settings(String text, Settings set) throws BadInputException {
    return Rules.settings(game, null, DotsNotation.INSTANCE.optionsOf(text));
  }
}
