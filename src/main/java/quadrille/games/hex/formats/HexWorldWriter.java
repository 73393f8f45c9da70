package quadrille.games.hex.formats;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexGame;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.HexTiling;

/** Writes the main line of a game as a link to HexWorld, with the board in red and blue. */
final class HexWorldWriter {
  private static final String BOARD_URL = "https://hexworld.org/board/#";

  private final GameTree game;
  private final HexPosition start;
  private final StringBuilder moves = new StringBuilder();
  private Side turn = Side.FIRST;

  HexWorldWriter(GameTree game) throws BadInputException {
    if (!(game.root().line().position() instanceof HexPosition position)) {
      throw HexNotation.error("error.other-game", game.game().name());
    }
    if (position.board().tiling() != HexTiling.HEXAGONAL) {
      throw HexNotation.error("error.hexagonal", game.settings().choice(HexGame.TILING));
    }
    this.game = game;
    start = position;
  }

  String write() {
    HexBoard board = start.board();
    writeSetup();
    for (Line line : game.lastMainNode().line().path().stream().skip(1).toList()) {
      boolean swap = line.move() == HexPosition.SWAP;
      moves.append(swap ? ":s" : HexNotation.cellName(board, (int) line.move()));
    }
    String size =
        board.rows() == board.columns() ? "" + board.rows() : board.columns() + "x" + board.rows();
    return BOARD_URL + size + "c1," + moves + formatEnding(game.outcome());
  }

  /**
   * Writes the stones of the start position as moves, with passes where a side would move twice.
   */
  private void writeSetup() {
    List<Integer> stones =
        IntStream.range(0, start.board().cells()).filter(c -> !start.isEmpty(c)).boxed().toList();
    for (int cell : stones) {
      passUntil(start.stone(cell));
      moves.append(HexNotation.cellName(start.board(), cell));
      turn = turn.other();
    }
    passUntil(start.turn());
  }

  private void passUntil(@Nullable Side wanted) {
    if (turn != wanted) {
      moves.append(":p");
      turn = turn.other();
    }
  }

  private static String formatEnding(@Nullable Outcome outcome) {
    Side winner = outcome == null ? null : outcome.winner();
    if (winner == null || outcome == null) {
      return "";
    }
    String loser = winner == Side.FIRST ? "w" : "b";
    return switch (outcome.reason()) {
      case Outcome.RESIGNATION -> ":r" + loser;
      case Outcome.TIME -> ":f" + loser;
      default -> "";
    };
  }
}
