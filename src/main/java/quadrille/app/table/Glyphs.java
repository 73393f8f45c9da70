package quadrille.app.table;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import quadrille.app.common.Words;

/**
 * The signs that annotators put behind a move, by their numbers in the PGN standard (S. J. Edwards,
 * "Portable Game Notation Specification", 1994, section 10).
 */
final class Glyphs {
  static final int MISTAKE = 2;
  static final int BLUNDER = 4;
  static final int INACCURACY = 6;

  private static final Map<Integer, String> SIGNS =
      Map.of(
          1,
          "!",
          MISTAKE,
          "?",
          3,
          "!!",
          BLUNDER,
          "??",
          5,
          "!?",
          INACCURACY,
          "?!",
          7,
          "\u25a1",
          10,
          "=",
          13,
          "\u221e");

  private Glyphs() {}

  /** The signs as they stand behind the move; those that have none here are left out. */
  static String signs(List<Integer> glyphs) {
    return glyphs.stream().map(each -> SIGNS.getOrDefault(each, "")).collect(Collectors.joining());
  }

  /** The signs in words, for a screen reader; empty for none. */
  static String spoken(List<Integer> glyphs, Words words) {
    return glyphs.stream()
        .filter(SIGNS::containsKey)
        .map(each -> words.say(Glyphs.class, "glyph." + each))
        .collect(Collectors.joining(", "));
  }
}
