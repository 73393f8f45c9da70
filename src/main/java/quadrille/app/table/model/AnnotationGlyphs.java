package quadrille.app.table.model;

import java.util.List;
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

  /** The symbol of each number, empty for those without one. */
  private static final List<String> SYMBOLS =
      List.of("", "!", "?", "!!", "??", "!?", "?!", "\u25a1", "", "", "=", "", "", "\u221e");

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
    return glyphs.stream().map(AnnotationGlyphs::symbol).collect(Collectors.joining());
  }

  private static String symbol(int glyph) {
    return glyph >= 0 && glyph < SYMBOLS.size() ? SYMBOLS.get(glyph) : "";
  }

  /** The glyphs in words for a screen reader; empty for none. */
  public static String describe(List<Integer> glyphs, Localizer localizer) {
    return glyphs.stream()
        .filter(glyph -> !symbol(glyph).isEmpty())
        .map(glyph -> localizer.localize(AnnotationGlyphs.class, "glyph." + glyph))
        .collect(Collectors.joining(", "));
  }
}
