package quadrille.arena.openings;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.system.ResourceProperties;

/**
 * The openings that a game ships because our own search finds them nearly even, read from {@code
 * openings.txt} beside the game's messages.
 *
 * <p>The file has sections. Each begins with the rules it is for, in brackets and as {@link
 * Rules#parse} reads them; the value {@code *} stands for any. One opening follows on each line. A
 * comment starts with {@code #}.
 */
public final class OpeningBook {
  /** The name of balanced openings on the command line. */
  public static final String SPEC = "balanced";

  private static final String FILE = "openings.txt";
  private static final Pattern ANY_VALUE = Pattern.compile("(\\w+)=\\*");

  private OpeningBook() {}

  /**
   * Returns the openings for games with those settings, each as its moves separated by spaces;
   * empty if the game has none.
   */
  public static List<String> of(Game game, Settings settings) {
    List<String> openings = new ArrayList<>();
    boolean fits = false;
    for (String line : ResourceProperties.linesIfPresent(game.getClass(), FILE)) {
      String text = line.replaceFirst("#.*", "").strip();
      if (text.startsWith("[")) {
        fits = matches(game, text.substring(1, text.length() - 1), settings);
      } else if (fits && !text.isEmpty()) {
        openings.add(text);
      }
    }
    return openings;
  }

  /**
   * A game's own list, shuffled.
   *
   * @param start the usual start of the game
   * @throws BadInputException if the game has no list for these rules or this start
   */
  public static Openings balanced(Line start, long seed) throws BadInputException {
    boolean usual = start.ply() == 0 && start.hasUsualStart();
    List<String> texts = usual ? of(start.game(), start.settings()) : List.of();
    if (texts.isEmpty()) {
      throw new BadInputException(OpeningBook.class, "error.openings-balanced", start.game().id());
    }
    return ListedOpenings.read(SPEC, texts, start, seed);
  }

  private static boolean matches(Game game, String rules, Settings settings) {
    String filled =
        ANY_VALUE
            .matcher(rules)
            .replaceAll(match -> match.group(1) + "=" + settings.choice(match.group(1)));
    try {
      return Rules.parse(game, filled).equals(settings);
    } catch (BadInputException e) {
      throw new IllegalStateException(FILE + " of " + game.id() + ": " + e.text(), e);
    }
  }
}
