package quadrille.core;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The openings that a game ships because our machines find them near even: {@code openings.txt}
 * beside its messages.
 *
 * <p>The file has sections. Each begins with the rules it is for in brackets, as {@link
 * Rules#parse} reads them, where a value may also be {@code *} for any; then comes an opening on
 * each line. From {@code #} on a line is a comment.
 */
public final class OpeningBook {
  private static final String FILE = "openings.txt";
  private static final String ANY = "*";

  private OpeningBook() {}

  /**
   * The openings for games by those rules, the moves of one in each text; empty where the game has
   * none for them.
   */
  public static List<String> of(Game game, Settings settings) {
    List<String> openings = new ArrayList<>();
    boolean fits = false;
    for (String line : lines(game)) {
      String text = line.replaceFirst("#.*", "").strip();
      if (text.startsWith("[")) {
        fits = matches(game, text.substring(1, text.length() - 1), settings);
      } else if (fits && !text.isEmpty()) {
        openings.add(text);
      }
    }
    return openings;
  }

  private static List<String> lines(Game game) {
    try (InputStream file = game.getClass().getResourceAsStream(FILE)) {
      if (file == null) {
        return List.of();
      }
      return new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))
          .lines()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean matches(Game game, String rules, Settings settings) {
    Map<String, String> pairs = new LinkedHashMap<>(Rules.parsePairs(rules));
    List<String> free = new ArrayList<>();
    pairs.forEach(
        (name, value) -> {
          if (value.equals(ANY)) {
            free.add(name);
          }
        });
    free.forEach(pairs::remove);
    Map<String, String> wanted = new LinkedHashMap<>(settings(game, pairs).values());
    Map<String, String> given = new LinkedHashMap<>(settings.values());
    free.forEach(wanted::remove);
    free.forEach(given::remove);
    return wanted.equals(given);
  }

  private static Settings settings(Game game, Map<String, String> pairs) {
    try {
      return Rules.fromPairs(game, pairs);
    } catch (BadInputException e) {
      throw new IllegalStateException(FILE + " of " + game.id() + ": " + e.text(), e);
    }
  }
}
