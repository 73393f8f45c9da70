package quadrille.games.hex;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;

/** Writes a game of Hex as an SGF tree; a swap is written {@code swap-pieces}. */
final class HexSgfWriter {
  private static final int SECOND_MS = 1000;

  private final GameTree game;
  private final StringBuilder text = new StringBuilder();

  HexSgfWriter(GameTree game) throws BadInputException {
    if (!(game.root().line().position() instanceof HexPosition)) {
      throw HexNotation.error("error.other-game", game.game().name());
    }
    this.game = game;
  }

  String write() {
    text.append("(;FF[4]GM[11]CA[UTF-8]AP[Quadrille]");
    HexPosition start = (HexPosition) game.root().line().position();
    size(start.board());
    rules();
    value("PB", game.tags().get(GameTree.FIRST));
    value("PW", game.tags().get(GameTree.SECOND));
    new TreeMap<>(SgfHeader.TAGS).forEach((tag, property) -> value(property, game.tags().get(tag)));
    SgfHeader.FURTHER.forEach(each -> value(each, game.tags().get(SgfHeader.KEPT + each)));
    value("RE", result(game.outcome()));
    setUp(start);
    note(game.root(), Side.FIRST);
    following(game.root());
    return text.append(')').toString();
  }

  private void size(HexBoard board) {
    boolean square = board.rows() == board.columns();
    value("SZ", square ? "" + board.rows() : board.columns() + ":" + board.rows());
  }

  /** What differs from the usual rules of a board of that size. */
  private void rules() {
    Settings settings = game.settings();
    try {
      Map<String, String> size =
          Map.of("rows", settings.choice("rows"), "columns", settings.choice("columns"));
      Settings usual = Rules.settings(game.game(), null, size);
      String different =
          settings.values().keySet().stream()
              .filter(name -> !settings.choice(name).equals(usual.choice(name)))
              .map(name -> name + "=" + settings.choice(name))
              .collect(Collectors.joining(","));
      value("RU", different);
    } catch (BadInputException e) {
      throw new IllegalStateException("a board without rules: " + settings, e);
    }
  }

  private void setUp(HexPosition start) {
    if (start.stones() == 0 && start.turn() == Side.FIRST) {
      return;
    }
    stones("AB", start, Side.FIRST);
    stones("AW", start, Side.SECOND);
    value("PL", colour(start.turn()));
  }

  private void stones(String property, HexPosition start, Side side) {
    List<String> cells =
        IntStream.range(0, start.board().cells())
            .filter(cell -> start.stone(cell) == side)
            .mapToObj(cell -> "[" + HexNotation.cellName(start.board(), cell) + "]")
            .toList();
    if (!cells.isEmpty()) {
      text.append(property).append(String.join("", cells));
    }
  }

  private static String colour(Side side) {
    return side == Side.FIRST ? "B" : "W";
  }

  /** Goes along the main line of what follows; variations are trees of their own. */
  private void following(GameTree.Node from) {
    GameTree.Node node = from;
    while (node.next().size() == 1) {
      node = node.next().getFirst();
      move(node);
    }
    for (GameTree.Node each : node.next()) {
      text.append("\n(");
      move(each);
      following(each);
      text.append(')');
    }
  }

  private void move(GameTree.Node node) {
    GameTree.Node before = node.parent();
    if (before != null) {
      Side side = before.line().position().turn();
      text.append(';').append(colour(side)).append('[').append(node.text()).append(']');
      note(node, side);
    }
  }

  private void note(GameTree.Node node, Side side) {
    GameTree.Note note = node.note();
    note.glyphs().forEach(glyph -> text.append(SgfNotes.GLYPHS.getOrDefault(glyph, "")));
    Long left = note.clockMs();
    if (left != null) {
      value(side == Side.FIRST ? "BL" : "WL", "" + (double) left / SECOND_MS);
    }
    value("C", note.comment());
  }

  private void value(String property, @Nullable String value) {
    if (value != null && !value.isEmpty()) {
      String escaped = value.replace("\\", "\\\\").replace("]", "\\]");
      text.append(property).append('[').append(escaped).append(']');
    }
  }

  private static @Nullable String result(@Nullable Outcome outcome) {
    if (outcome == null) {
      return null;
    }
    Side winner = outcome.winner();
    if (winner == null) {
      return "Draw";
    }
    return colour(winner)
        + switch (outcome.reason()) {
          case Outcome.RESIGNATION -> "+R";
          case Outcome.TIME -> "+T";
          default -> "+";
        };
  }
}
