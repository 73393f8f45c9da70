package quadrille.cli.commands;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;

/**
 * A position of the benchmark.
 *
 * @param depth in plies
 */
record BenchPosition(Line line, int depth) {

  /**
   * Reads the positions of a game from its {@code bench.txt}. Each line has a depth, settings
   * ({@code NAME=VALUE} joined by commas, {@code rules} for the preset, or {@code -}) and a
   * position in the game's notation.
   */
  static List<BenchPosition> of(Game game) throws IOException, BadInputException {
    List<BenchPosition> all = new ArrayList<>();
    for (String line : lines(game)) {
      if (!line.startsWith("#")) {
        all.add(parse(game, line));
      }
    }
    return all;
  }

  private static List<String> lines(Game game) throws IOException {
    try (InputStream file = game.getClass().getResourceAsStream("bench.txt")) {
      if (file == null) {
        throw new IOException(game.id() + " has no bench.txt");
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static BenchPosition parse(Game game, String text) throws BadInputException {
    String[] parts = text.split(" ", 3);
    Settings settings = Rules.parse(game, parts[1]);
    Line line = Line.start(game, settings, parts[2]);
    return new BenchPosition(line, Integer.parseInt(parts[0]));
  }
}
