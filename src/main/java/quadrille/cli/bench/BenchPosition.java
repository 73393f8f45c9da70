package quadrille.cli.bench;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.system.ResourceProperties;

/**
 * A position of the benchmark.
 *
 * @param depth in plies
 */
public record BenchPosition(Line line, int depth) {

  /**
   * Reads the positions of a game from its {@code bench.txt}. Each line has a depth, settings
   * ({@code NAME=VALUE} joined by commas, {@code rules} for the preset, or {@code -}) and a
   * position in the game's notation.
   */
  public static List<BenchPosition> of(Game game) throws BadInputException {
    List<BenchPosition> all = new ArrayList<>();
    for (String line : ResourceProperties.linesIfPresent(game.getClass(), "bench.txt")) {
      if (!line.startsWith("#")) {
        all.add(parse(game, line));
      }
    }
    return all;
  }

  private static BenchPosition parse(Game game, String text) throws BadInputException {
    String[] parts = text.split(" ", 3);
    Settings settings = Rules.parse(game, parts[1]);
    Line line = Line.start(game, settings, parts[2]);
    return new BenchPosition(line, Integer.parseInt(parts[0]));
  }
}
