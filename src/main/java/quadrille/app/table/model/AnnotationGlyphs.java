package quadrille.app.table.model;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import quadrille.match.review.Judgement;
import quadrille.text.Localizer;

/**
 * The glyphs of annotated moves by their numbers in the PGN standard (S. J. Edwards, "Portable Game
 * Notation Specification", 1994, section 10).
 */
public final class AnnotationGlyphs {
  private static final int MISTAKE = 2;
  private static final int BLUNDER = 4;
  private static final int INACCURACY = 6;

  private static final Map<Integer, String> SYMBOLS =
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

  private AnnotationGlyphs() {}

  /** The glyph of a bad move; empty for a fine one. */
  public static List<Integer> of(Judgement judgement) {
    return switch (judgement) {
      case FINE -> List.of();
      case INACCURACY -> List.of(INACCURACY);
      case MISTAKE -> List.of(MISTAKE);
      case BLUNDER -> List.of(BLUNDER);
    };
  }

  /** The glyphs as shown behind a move; numbers without a symbol are left out. */
  public static String symbols(List<Integer> glyphs) {
    return glyphs.stream()
        .map(each -> SYMBOLS.getOrDefault(each, ""))
        .collect(Collectors.joining());
  }

  /** The glyphs in words for a screen reader; empty for none. */
  public static String describe(List<Integer> glyphs, Localizer localizer) {
    return glyphs.stream()
        .filter(SYMBOLS::containsKey)
        .map(each -> localizer.localize(AnnotationGlyphs.class, "glyph." + each))
        .collect(Collectors.joining(", "));
  }
}
