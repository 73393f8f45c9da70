package quadrille.games.hex.formats;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Drawing;
import quadrille.core.Drawing.Colour;
import quadrille.core.GameTree;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;

/** Maps the comments, glyphs such as "!" and clock times of SGF nodes to notes. */
final class SgfAnnotations {
  /** The properties of the glyphs 1 … 6: good, bad, very good, very bad, interesting, doubtful. */
  static final Map<Integer, String> GLYPHS =
      Map.of(1, "TE[1]", 2, "BM[1]", 3, "TE[2]", 4, "BM[2]", 5, "IT[]", 6, "DO[]");

  /** Our own property: circles and arrows with the letter of their colour. */
  private static final String COLOURED = "QC";

  private static final int SECOND_MS = 1000;
  private static final Pattern SECONDS = Pattern.compile("\\d{1,9}(?:\\.\\d*)?|\\.\\d+");

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
            note.score(),
            drawings(to, node)));
  }

  /** The circles and arrows; what no property of ours gives another colour is green. */
  private static List<Drawing> drawings(GameTree.Node to, SgfNode node) {
    List<Drawing> found = new ArrayList<>(to.note().drawings());
    if (to.line().position() instanceof HexPosition position) {
      Map<String, Colour> coloured = new HashMap<>();
      for (String each : node.valuesOf(COLOURED)) {
        if (!each.isEmpty()) {
          coloured.putIfAbsent(each.substring(1), Colour.of(each.charAt(0)));
        }
      }
      for (String cells : shapes(node)) {
        Colour colour = coloured.getOrDefault(cells, Colour.GREEN);
        drawing(position.board(), colour, cells).ifPresent(found::add);
      }
    }
    return found;
  }

  private static List<String> shapes(SgfNode node) {
    List<String> cells = new ArrayList<>(node.valuesOf("CR"));
    // Elsewhere two cells would be the corners of a rectangle.
    cells.removeIf(each -> each.contains(":"));
    cells.addAll(node.valuesOf("AR"));
    return cells;
  }

  private static Optional<Drawing> drawing(HexBoard board, Colour colour, String cells) {
    String[] ends = cells.split(":", 2);
    try {
      int from = HexNotation.parseCell(board, ends[0], cells);
      int to = HexNotation.parseCell(board, ends[ends.length - 1], cells);
      return Optional.of(new Drawing(colour, from, to));
    } catch (BadInputException e) {
      // A drawing outside the board must not spoil the game.
      return Optional.empty();
    }
  }

  /**
   * Writes circles and arrows, and once more those that are not green, with their colours. Those
   * outside the board are left out.
   */
  static String write(HexBoard board, List<Drawing> all) {
    List<Drawing> drawings =
        all.stream().filter(each -> Math.max(each.from(), each.to()) < board.cells()).toList();
    return property("CR", board, drawings.stream().filter(Drawing::isCircle), false)
        + property("AR", board, drawings.stream().filter(each -> !each.isCircle()), false)
        + property(
            COLOURED, board, drawings.stream().filter(each -> each.colour() != Colour.GREEN), true);
  }

  private static String property(
      String name, HexBoard board, Stream<Drawing> drawings, boolean coloured) {
    String values =
        drawings
            .map(each -> (coloured ? each.colour().letter() : "") + cells(board, each))
            .map(each -> "[" + each + "]")
            .collect(Collectors.joining());
    return values.isEmpty() ? "" : name + values;
  }

  private static String cells(HexBoard board, Drawing drawing) {
    String from = HexNotation.cellName(board, drawing.from());
    return drawing.isCircle() ? from : from + ":" + HexNotation.cellName(board, drawing.to());
  }

  private static @Nullable Long remainingMs(SgfNode node) {
    String seconds = node.firstValue(node.firstValue("B") == null ? "WL" : "BL");
    // Some programs write other things here; an unreadable clock must not spoil the game.
    return seconds == null || !SECONDS.matcher(seconds.strip()).matches()
        ? null
        : Math.round(Double.parseDouble(seconds.strip()) * SECOND_MS);
  }
}
