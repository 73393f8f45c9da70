package quadrille.games.hex.formats;

import java.math.BigDecimal;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;

/** Writes a game of Hex as an SGF tree; a swap is written {@code swap-pieces}. */
final class HexSgfWriter {
  private static final Pattern QUOTED_TREE = Pattern.compile("(\\(\\s*);");

  private final GameTree game;
  private final StringBuilder text = new StringBuilder();

  HexSgfWriter(GameTree game) {
    this.game = game;
  }

  String write() throws BadInputException {
    if (!(game.root().line().position() instanceof HexPosition start)) {
      throw HexNotation.error("error.other-game", game.game().name());
    }
    text.append("(;FF[4]GM[11]CA[UTF-8]AP[Quadrille]");
    HexBoard board = start.board();
    String rows = board.rows() == board.columns() ? "" : ":" + board.rows();
    writeProperty("SZ", board.columns() + rows);
    writeRules();
    writeProperty("PB", game.tags().get(GameTree.FIRST));
    writeProperty("PW", game.tags().get(GameTree.SECOND));
    new TreeMap<>(SgfHeader.TAGS)
        .forEach((tag, property) -> writeProperty(property, game.tags().get(tag)));
    SgfHeader.EXTRA_PROPERTIES.forEach(
        property -> writeProperty(property, game.tags().get(SgfHeader.RAW_TAG_PREFIX + property)));
    writeProperty("RE", formatResult(game.outcome()));
    writeSetup(start);
    writeNote(game.root(), Side.FIRST);
    writeContinuation(game.root());
    return text.append(')').toString();
  }

  /** Writes the settings that differ from the defaults for a board of this size. */
  private void writeRules() throws BadInputException {
    Settings settings = game.settings();
    Map<String, String> size =
        Map.of("rows", settings.choice("rows"), "columns", settings.choice("columns"));
    Settings defaults = Rules.settings(game.game(), null, size);
    String rules =
        settings.values().keySet().stream()
            .filter(name -> !settings.choice(name).equals(defaults.choice(name)))
            .map(name -> name + "=" + settings.choice(name))
            .collect(Collectors.joining(","));
    writeProperty("RU", rules);
  }

  private void writeSetup(HexPosition start) {
    if (start.stoneCount() == 0 && start.turn() == Side.FIRST) {
      return;
    }
    writeStones("AB", start, Side.FIRST);
    writeStones("AW", start, Side.SECOND);
    writeProperty("PL", colour(start.turn()));
  }

  private void writeStones(String property, HexPosition start, Side side) {
    String cells =
        start.stones().entrySet().stream()
            .filter(stone -> stone.getValue() == side)
            .map(stone -> "[" + HexNotation.cellName(start.board(), stone.getKey()) + "]")
            .collect(Collectors.joining());
    text.append(cells.isEmpty() ? "" : property + cells);
  }

  private static String colour(Side side) {
    return side == Side.FIRST ? "B" : "W";
  }

  /** Writes the moves that follow; where they branch, each branch is a tree of its own. */
  private void writeContinuation(GameTree.Node from) {
    GameTree.Node node = from;
    while (node.children().size() == 1) {
      node = node.children().getFirst();
      writeMove(node);
    }
    for (GameTree.Node child : node.children()) {
      text.append("\n(");
      writeMove(child);
      writeContinuation(child);
      text.append(')');
    }
  }

  private void writeMove(GameTree.Node node) {
    GameTree.Node before = node.parent();
    if (before != null) {
      Side side = before.line().position().turn();
      text.append(';').append(colour(side)).append('[').append(node.moveText()).append(']');
      writeNote(node, side);
    }
  }

  private void writeNote(GameTree.Node node, Side side) {
    GameTree.Note note = node.note();
    note.glyphs().forEach(glyph -> text.append(SgfAnnotations.GLYPHS.getOrDefault(glyph, "")));
    Long remaining = note.clockMs();
    if (remaining != null) {
      writeProperty(
          side == Side.FIRST ? "BL" : "WL", BigDecimal.valueOf(remaining, 3).toPlainString());
    }
    writeProperty("C", note.comment());
    if (node.line().position() instanceof HexPosition position) {
      text.append(SgfAnnotations.write(position.board(), note.drawings()));
    }
  }

  private void writeProperty(String property, @Nullable String value) {
    if (value != null && !value.isEmpty()) {
      String escaped = value.replace("\\", "\\\\").replace("]", "\\]");
      // A reader would take a game that is quoted for one that begins because this value is open.
      escaped = QUOTED_TREE.matcher(escaped).replaceAll("$1\\\\;");
      text.append(property).append('[').append(escaped).append(']');
    }
  }

  private static @Nullable String formatResult(@Nullable Outcome outcome) {
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
          case Outcome.FORFEIT,
              Outcome.ILLEGAL_MOVE,
              Outcome.NO_ANSWER,
              Outcome.ENGINE_DIED,
              Outcome.GARBAGE,
              Outcome.WRONG_PROTOCOL ->
              "+F";
          default -> "+";
        };
  }
}
