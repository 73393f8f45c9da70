package quadrille.arena.openings;

import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.text.Text;

/** The openings that come with a game; its search finds them balanced. */
public final class BalancedOpenings {
  /** Their name on the command line. */
  public static final String SPEC = "balanced";

  private BalancedOpenings() {}

  /**
   * The game's own list, shuffled.
   *
   * @param start the usual start of the game
   * @throws BadInputException if the game has no list for these rules or this start
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
