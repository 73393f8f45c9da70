package quadrille.arena.openings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import quadrille.core.BadInputException;
import quadrille.core.Line;

/**
 * Openings from a shuffled list, which starts over after the last one.
 *
 * @param spec the source of the openings on the command line
 * @param lines not empty
 */
public record ListedOpenings(String spec, Line start, List<Line> lines) implements Openings {
  /**
   * Reads openings, one per line. Empty lines and comments after a # are skipped, and so is a line
   * in brackets, which names the rules that the list was made for.
   *
   * @param spec the source of the openings on the command line
   * @throws BadInputException if a line has an illegal move or ends the game, or if there are no
   *     openings
   */
  public static ListedOpenings read(String spec, List<String> texts, Line start, long seed)
      throws BadInputException {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i).replaceFirst("#.*", "").strip();
      if (!text.isEmpty() && !text.startsWith("[")) {
        lines.add(line(spec, i + 1, text, start));
      }
    }
    if (lines.isEmpty()) {
      throw new BadInputException(ListedOpenings.class, "error.openings-none", spec);
    }
    Collections.shuffle(lines, new Random(Seeds.derive(seed, 0, SEED_PURPOSE)));
    return new ListedOpenings(spec, start, List.copyOf(lines));
  }

  private static Line line(String spec, int number, String text, Line start)
      throws BadInputException {
    Line line;
    try {
      line = start.play(text);
    } catch (BadInputException e) {
      throw new BadInputException(
          ListedOpenings.class, "error.openings-line", spec, number, e.text());
    }
    if (line.outcome() != null) {
      throw new BadInputException(ListedOpenings.class, "error.openings-over", spec, number);
    }
    return line;
  }

  @Override
  public Line line(int round) {
    return lines.get(round % lines.size());
  }
}
