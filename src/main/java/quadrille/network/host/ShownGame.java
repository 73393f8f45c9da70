package quadrille.network.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardGeometry;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Piece;
import quadrille.board.svg.SvgBoard;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Option;
import quadrille.core.Position;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.records.files.Json;
import quadrille.text.Text;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What stays the same during a game at a table, and how its board is described to clients that do
 * not know its rules: cells, pieces and the ways to click each legal move. Thread-safe.
 */
final class ShownGame {
  /** The place for the board in pixels, where its size decides how it lies. */
  private static final double BOARD_WIDTH = 1000;

  private static final double BOARD_HEIGHT = 800;

  /** More than any usual position has, and as many as a browser can be sent. */
  private static final int MOST_MOVES = 2000;

  private final Line start;
  private final int number;
  private final int games;
  private final boolean help;
  private final BoardSkin skin;
  private final BoardPreferences preferences;
  private final BoardShape shape;
  private final BoardShape flipped;

  /**
   * @param start the position that the game begins with
   * @param number the number of the game at this table, from 1
   * @param games how many games are to be played, or 0 if nobody has said
   * @param help whether the players may be helped
   */
  ShownGame(Line start, int number, int games, boolean help) {
    this.start = start;
    this.number = number;
    this.games = games;
    this.help = help;
    skin = Games.get(start.game().id()).skin().get();
    preferences = skin.fitted(BoardPreferences.DEFAULT, BOARD_WIDTH, BOARD_HEIGHT);
    shape = skin.shape(start.settings(), preferences, false);
    flipped = skin.shape(start.settings(), preferences, true);
  }

  int number() {
    return number;
  }

  int games() {
    return games;
  }

  boolean help() {
    return help;
  }

  ObjectNode describe(Locale language) {
    ObjectNode node = Json.object();
    node.put("id", start.game().id());
    node.put("name", start.game().name().in(language));
    node.set("settings", Json.settings(start.game(), start.settings()));
    node.put("rules", Rules.format(start.game(), start.settings()));
    node.put("rulesText", rules(language));
    node.put("start", start.game().notation().format(start.position()));
    return node;
  }

  /** The name of the rules, or in words what differs from the usual ones if they have none. */
  private String rules(Locale language) {
    Game game = start.game();
    Preset preset = Rules.presetOf(game, start.settings());
    if (preset != null) {
      return game.text("preset." + preset.id()).in(language);
    }
    Set<String> changed = Rules.changes(game, start.settings()).keySet();
    return game.options().stream()
        .filter(each -> changed.contains(each.name()))
        .map(each -> rule(game, each, start.settings().choice(each.name())).in(language))
        .collect(Collectors.joining(" · "));
  }

  private static Text rule(Game game, Option option, String value) {
    String key = "option." + option.name();
    Object told =
        switch (option) {
          case Option.IntRange _ -> value;
          case Option.Flag _ -> Text.of(ShownGame.class, "rule." + value);
          case Option.Choice _ -> game.text(key + "." + value);
        };
    return Text.of(ShownGame.class, "rule", game.text(key), told);
  }

  /** Whether a name is that of a computer, which is shown in words. */
  boolean isComputer(String name) {
    return PlayerTitle.isOfComputer(Games.get(start.game().id()), name);
  }

  /** What people call a player of that name. */
  Text title(String name) {
    return PlayerTitle.of(Games.get(start.game().id()), name);
  }

  ObjectNode sides(Locale language) {
    ObjectNode node = Json.object();
    for (Side side : Side.values()) {
      node.put(side.id(), start.game().sideName(side, start.settings()).in(language));
    }
    return node;
  }

  /** The side whose usual colour each side has: the other one where Black begins. */
  ObjectNode marks() {
    ObjectNode node = Json.object();
    for (Side side : Side.values()) {
      node.put(side.id(), start.game().usualSide(side, start.settings()).id());
    }
    return node;
  }

  /** The board as it is seen from a seat, or by a spectator. */
  ObjectNode board(@Nullable Side viewer) {
    Side bottom = skin.bottomSide(start.settings());
    boolean turned = viewer != null && bottom != null && bottom != viewer;
    BoardShape seen = turned ? flipped : shape;
    BoardGeometry geometry = BoardGeometry.of(seen);
    ObjectNode node = Json.object();
    node.put("x", geometry.x()).put("y", geometry.y());
    node.put("width", geometry.width()).put("height", geometry.height());
    ArrayNode cells = node.putArray("cells");
    ObjectNode arrows = Json.object();
    for (BoardGeometry.Cell cell : geometry.cells()) {
      ObjectNode each = cells.addObject();
      each.put("id", cell.cell().id()).put("name", cell.cell().name());
      each.put("x", rounded(cell.x())).put("y", rounded(cell.y()));
      addAll(each.putArray("outline"), cell.outline());
      addAll(each.putArray("area"), cell.area());
      ObjectNode next = arrows.putObject(Integer.toString(cell.cell().id()));
      cell.arrows()
          .forEach((direction, to) -> next.put(direction.name().toLowerCase(Locale.ROOT), to));
    }
    ArrayNode labels = node.putArray("labels");
    for (BoardGeometry.Label label : geometry.labels()) {
      ObjectNode each = labels.addObject();
      each.put("text", label.text()).put("size", rounded(label.size()));
      each.put("x", rounded(label.x())).put("y", rounded(label.y()));
    }
    node.set("arrows", arrows);
    String background = SvgBoard.background(skin, start.settings(), seen, preferences, turned);
    return node.put("background", background);
  }

  private static void addAll(ArrayNode array, double[] values) {
    for (double value : values) {
      array.add(rounded(value));
    }
  }

  /** A hundredth of a unit is finer than any screen. */
  private static double rounded(double value) {
    return Math.round(100 * value) / 100.0;
  }

  /** Tells the pieces of a position, how each looks, and what a screen reader says of each cell. */
  void addPieces(ObjectNode state, Position position, Locale language) {
    ArrayNode pieces = state.putArray("pieces");
    ObjectNode texts = state.putObject("texts");
    List<String> shapes = new ArrayList<>();
    for (BoardCell cell : shape.cells()) {
      Piece piece = skin.pieceAt(position, cell.id());
      if (piece != null) {
        String drawn = SvgBoard.piece(skin, piece, cell);
        if (!shapes.contains(drawn)) {
          shapes.add(drawn);
        }
        pieces
            .addObject()
            .put("cell", cell.id())
            .put("owner", Json.side(piece.owner()))
            .put("kind", piece.kind())
            .put("shape", shapes.indexOf(drawn));
      }
      if (cell.playable()) {
        texts.put(Integer.toString(cell.id()), skin.describe(position, cell).in(language));
      }
    }
    state.set("shapes", Json.stringArray(shapes));
  }

  List<Integer> forcedCells(Position position) {
    return List.copyOf(skin.forcedCells(position));
  }

  List<Integer> winningCells(Position position) {
    return skin.winningCells(position);
  }

  /** The legal moves with the ways to click them. */
  ArrayNode legalMoves(Position position) {
    ArrayNode legal = Json.object().putArray("legal");
    position.legalMoves().stream()
        .limit(MOST_MOVES)
        .forEach(
            move -> {
              ObjectNode each = legal.addObject();
              each.put("move", start.game().notation().format(position, move));
              each.put("leap", skin.isCaptureOrJump(position, move));
              ArrayNode paths = each.putArray("paths");
              for (int[] path : skin.clickPaths(position, move)) {
                ArrayNode cells = paths.addArray();
                for (int cell : path) {
                  cells.add(cell);
                }
              }
            });
    return legal;
  }
}
