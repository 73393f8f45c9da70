package quadrille.arena.openings;

import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.text.Text;

/** The openings that a game ships because its search finds them near even. */
public final class BalancedOpenings {
  /** How the command line writes them. */
  public static final String SPEC = "balanced";

  private BalancedOpenings() {}

  /**
   * The game's own list in an order that the seed decides.
   *
   * @param start the usual start of the game
   * @throws BadInputException when the game has no list for these rules or this start
   */
  public static Openings of(Line start, long seed) throws BadInputException {
    boolean usual = start.ply() == 0 && start.hasUsualStart();
    List<String> texts = usual ? OpeningBook.of(start.game(), start.settings()) : List.<String>of();
    if (texts.isEmpty()) {
      throw new BadInputException(
          Text.of(BalancedOpenings.class, "error.openings-balanced", start.game().id()));
    }
    return ListedOpenings.read(SPEC, texts, start, seed);
  }
}
