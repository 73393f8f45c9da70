package quadrille.app.table.model;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  /** The glyphs for the quality of a move, the best first; a move has one of them at most. */
  public static final List<Integer> QUALITIES = List.of(3, 1, 5, INACCURACY, MISTAKE, BLUNDER);

  private AnnotationGlyphs() {}

  /** The glyph for the quality of a move among its glyphs, or 0. */
  public static int quality(List<Integer> glyphs) {
    return glyphs.stream().filter(QUALITIES::contains).findFirst().orElse(0);
  }

  /**
   * The glyphs with another quality.
   *
   * @param quality one of {@link #QUALITIES}, or 0 for none
   */
  public static List<Integer> withQuality(List<Integer> glyphs, int quality) {
    List<Integer> others = glyphs.stream().filter(each -> !QUALITIES.contains(each)).toList();
    return quality == 0 ? others : Stream.concat(Stream.of(quality), others.stream()).toList();
  }

  /**
   * The quality after a sign was typed: "!" and then "?" make "!?".
   *
   * @param quality one of {@link #QUALITIES}, or 0 for none
   * @param sign "!" or "?"
   */
  public static int qualityTyped(int quality, String sign) {
    int both = SYMBOLS.indexOf(symbol(quality) + sign);
    return both > 0 ? both : SYMBOLS.indexOf(sign);
  }

  /** The glyph of a bad move; 0 for a fine one. */
  public static int of(Judgement judgement) {
    return switch (judgement) {
      case FINE -> 0;
      case INACCURACY -> INACCURACY;
      case MISTAKE -> MISTAKE;
      case BLUNDER -> BLUNDER;
    };
  }

  /** The glyphs as shown behind a move; numbers without a symbol are left out. */
  public static String symbols(List<Integer> glyphs) {
    return glyphs.stream().map(AnnotationGlyphs::symbol).collect(Collectors.joining());
  }

  /** The symbol of a glyph, or empty. */
  public static String symbol(int glyph) {
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
