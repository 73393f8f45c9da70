package quadrille.games.hex.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.core.GameTree;

/** Maps the comments, glyphs such as "!" and clock times of SGF nodes to notes. */
final class SgfAnnotations {
  /** The properties of the glyphs 1 … 6: good, bad, very good, very bad, interesting, doubtful. */
  static final Map<Integer, String> GLYPHS =
      Map.of(1, "TE[1]", 2, "BM[1]", 3, "TE[2]", 4, "BM[2]", 5, "IT[]", 6, "DO[]");

  private static final int SECOND_MS = 1000;

  private SgfAnnotations() {}

  /** Adds a node's annotations to those of a move. */
  static void addTo(GameTree.Node to, SgfNode node) {
    GameTree.Note note = to.note();
    List<Integer> glyphs = new ArrayList<>(note.glyphs());
    GLYPHS.forEach(
        (glyph, value) -> {
          String found = node.firstValue(value.substring(0, 2));
          if (found != null && (glyph > 4 || found.equals("2") == (glyph > 2))) {
            glyphs.add(glyph);
          }
        });
    String comment = note.comment() + "\n" + String.join("\n", node.valuesOf("C")).strip();
    Long remaining = remainingMs(node);
    to.setNote(
        new GameTree.Note(
            comment.strip(),
            glyphs.stream().sorted().distinct().toList(),
            note.timeMs(),
            remaining == null ? note.clockMs() : remaining,
            note.depth(),
            note.score()));
  }

  private static @Nullable Long remainingMs(SgfNode node) {
    String seconds = node.firstValue(node.firstValue("B") == null ? "WL" : "BL");
    try {
      return seconds == null ? null : Math.round(Double.parseDouble(seconds.strip()) * SECOND_MS);
    } catch (NumberFormatException e) {
      // Some programs write other things here; an unreadable clock must not spoil the game.
      return null;
    }
  }
}
