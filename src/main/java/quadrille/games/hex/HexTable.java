package quadrille.games.hex;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hex.HexDialogue.Refusal;

/** The board of an HTP engine: stones may be put down by either side at any time. */
final class HexTable {
  private final HexGame game = new HexGame();
  private final Deque<Line> lines = new ArrayDeque<>();
  private Settings settings;

  HexTable(Settings settings) {
    this.settings = settings;
    clear();
  }

  Game game() {
    return game;
  }

  Line line() {
    return lines.getLast();
  }

  private HexPosition position() {
    return (HexPosition) line().position();
  }

  void clear() {
    lines.clear();
    lines.add(Line.start(game, settings));
  }

  void set(Settings others) {
    settings = others;
    clear();
  }

  boolean swap() {
    return settings.flag(HexGame.SWAP);
  }

  /** A board of that size; with swap where the rules allow it, unless it was off. */
  void resize(String rows, String columns) throws BadInputException, Refusal {
    Map<String, String> values = new HashMap<>(settings.values());
    values.put(HexGame.ROWS, rows);
    values.put(HexGame.COLUMNS, columns);
    boolean square = rows.equals(columns);
    values.put(HexGame.SWAP, String.valueOf(square && swap()));
    try {
      set(Rules.settings(game, null, values));
    } catch (BadInputException e) {
      throw new Refusal("unacceptable size");
    }
  }

  /** Before the first move: afterwards the rules stand. */
  void allowSwap(boolean allowed) throws BadInputException, Refusal {
    if (position().stones() > 0) {
      throw new Refusal("the game has begun");
    }
    Map<String, String> values = new HashMap<>(settings.values());
    values.put(HexGame.SWAP, String.valueOf(allowed));
    set(Rules.settings(game, null, values));
  }

  /** Makes it that side's turn, whoever played last. */
  void giveTurn(Side side) {
    if (position().turn() != side) {
      Line other = Line.from(game, settings, position().withTurn(side));
      lines.removeLast();
      lines.add(other);
    }
  }

  void play(Side side, String move) throws BadInputException, Refusal {
    if (line().outcome() != null) {
      throw new Refusal("illegal move: the game is over");
    }
    HexPosition position = position().withTurn(side);
    play(game.notation().parse(position, move), position);
  }

  /** Plays a legal move for the side to move. */
  void play(long move) {
    play(move, position());
  }

  private void play(long move, HexPosition position) {
    Line from = position == line().position() ? line() : Line.from(game, settings, position);
    lines.add(from.play(move));
  }

  String undo() throws Refusal {
    if (lines.size() == 1) {
      throw new Refusal("cannot undo");
    }
    lines.removeLast();
    return "";
  }

  String name(long move) {
    return game.notation().format(position(), move);
  }

  String moves() {
    return MoveList.of(position()).stream().mapToObj(this::name).collect(Collectors.joining(" "));
  }

  String diagram() {
    return game.notation().diagram(position()).stripTrailing();
  }

  String score() throws Refusal {
    Outcome outcome = line().outcome();
    Side winner = outcome == null ? null : outcome.winner();
    if (winner == null) {
      throw new Refusal("cannot score");
    }
    return winner == Side.FIRST ? "B+" : "W+";
  }
}
