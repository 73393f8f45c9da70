package quadrille.games.hex.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.core.GameTree;

/** What an SGF node tells about its move: comments, signs such as "!", clocks. */
final class SgfAnnotations {
  /** The properties for the glyphs 1 … 6: good, bad, very good, very bad, interesting, doubtful. */
  static final Map<Integer, String> GLYPHS =
      Map.of(1, "TE[1]", 2, "BM[1]", 3, "TE[2]", 4, "BM[2]", 5, "IT[]", 6, "DO[]");

  private static final int SECOND_MS = 1000;

  private SgfAnnotations() {}

  /** Adds what a node tells to what is told already. */
  static void addTo(GameTree.Node to, SgfNode node) {
    GameTree.Note before = to.note();
    List<Integer> glyphs = new ArrayList<>(before.glyphs());
    GLYPHS.forEach((glyph, value) -> addGlyphIfPresent(glyphs, glyph, value, node));
    String comment = String.join("\n", node.valuesOf("C")).strip();
    String all = before.comment().isEmpty() ? comment : before.comment() + "\n" + comment;
    Long left = remainingMs(node);
    to.setNote(
        new GameTree.Note(
            all.strip(),
            glyphs.stream().sorted().distinct().toList(),
            before.timeMs(),
            left == null ? before.clockMs() : left,
            before.depth(),
            before.score()));
  }

  private static void addGlyphIfPresent(
      List<Integer> glyphs, int glyph, String value, SgfNode node) {
    String told = node.firstValue(value.substring(0, 2));
    boolean strong = "2".equals(told);
    if (told != null && (glyph > 4 || strong == (glyph > 2))) {
      glyphs.add(glyph);
    }
  }

  private static @Nullable Long remainingMs(SgfNode node) {
    String left = node.firstValue(node.firstValue("B") == null ? "WL" : "BL");
    try {
      return left == null ? null : Math.round(Double.parseDouble(left.strip()) * SECOND_MS);
    } catch (NumberFormatException e) {
      // Programs write all kinds of things there; the move counts.
      return null;
    }
  }
}
