package quadrille.games.hex.protocol;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Collectors;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hex.HexGame;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.protocol.HtpDialogue.CommandFailure;

/** The game on the board of an HTP engine, where either side may place a stone at any time. */
final class HtpSession {
  private final HexGame game = new HexGame();
  private final Deque<Line> lines = new ArrayDeque<>();
  private Settings settings;

  /** Whether the swap is wanted where the board allows it. */
  private boolean swapWanted;

  HtpSession(Settings settings) {
    this.settings = settings;
    swapWanted = isSwapAllowed();
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

  void setRules(Settings newSettings) {
    start(newSettings);
    swapWanted = isSwapAllowed();
  }

  private void start(Settings newSettings) {
    settings = newSettings;
    clear();
  }

  boolean isSwapAllowed() {
    return settings.flag(HexGame.SWAP);
  }

  /** Starts a game on a board of another size, with swap only if the new board is square. */
  void resize(String rows, String columns) throws BadInputException, CommandFailure {
    String swap = String.valueOf(rows.equals(columns) && swapWanted);
    Settings resized = settings.with(HexGame.ROWS, rows).with(HexGame.COLUMNS, columns);
    try {
      start(Rules.settings(game, null, resized.with(HexGame.SWAP, swap).values()));
    } catch (BadInputException e) {
      throw new CommandFailure("unacceptable size");
    }
  }

  /** Switches swap on or off, which is only possible before the first move. */
  void allowSwap(boolean allowed) throws BadInputException, CommandFailure {
    if (position().stoneCount() > 0) {
      throw new CommandFailure("the game has begun");
    }
    Settings changed = settings.with(HexGame.SWAP, String.valueOf(allowed));
    setRules(Rules.settings(game, null, changed.values()));
  }

  /** Gives a side the move, even if it also played last. */
  void setTurn(Side side) {
    if (position().turn() != side) {
      Line changed = Line.from(game, settings, position().withTurn(side));
      lines.removeLast();
      lines.add(changed);
    }
  }

  void play(Side side, String move) throws BadInputException, CommandFailure {
    if (line().outcome() != null) {
      throw new CommandFailure("illegal move: the game is over");
    }
    HexPosition position = position().withTurn(side);
    Line from = position().turn() == side ? line() : Line.from(game, settings, position);
    lines.add(from.play(game.notation().parse(position, move)));
  }

  /** Plays a legal move for the side to move. */
  void play(long move) {
    lines.add(line().play(move));
  }

  String undo() throws CommandFailure {
    if (lines.size() == 1) {
      throw new CommandFailure("cannot undo");
    }
    lines.removeLast();
    return "";
  }

  String formatMove(long move) {
    return game.notation().format(position(), move);
  }

  String legalMoves() {
    return position().legalMoves().stream()
        .mapToObj(this::formatMove)
        .collect(Collectors.joining(" "));
  }

  String diagram() {
    return game.notation().diagram(position()).stripTrailing();
  }

  String score() throws CommandFailure {
    Outcome outcome = line().outcome();
    if (outcome == null) {
      throw new CommandFailure("cannot score");
    }
    Side winner = outcome.winner();
    return winner == null ? "0" : winner == Side.FIRST ? "B+" : "W+";
  }
}
