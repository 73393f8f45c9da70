package quadrille.games.hex.formats;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.HexTiling;

/** Writes the main line of a game in the Toulouse format. */
final class ToulouseWriter {
  private ToulouseWriter() {}

  static String write(GameTree game) throws BadInputException {
    if (!(game.lastMainNode().line().position() instanceof HexPosition end)) {
      throw HexNotation.error("error.other-game", game.game().name());
    }
    HexBoard board = end.board();
    if (board.tiling() != HexTiling.HEXAGONAL) {
      throw HexNotation.error("error.hexagonal", board.tiling().value());
    }
    StringBuilder text = new StringBuilder("\\hex\n\\dim ").append(board.rows());
    if (board.columns() != board.rows()) {
      text.append(' ').append(board.columns());
    }
    text.append("\n\\board\n");
    for (int row = 0; row < board.rows(); row++) {
      List<String> symbols = new ArrayList<>();
      for (int column = 0; column < board.columns(); column++) {
        symbols.add(ToulouseReader.symbol(end.stone(board.cell(row, column))));
      }
      text.append(String.join(" ", symbols)).append('\n');
    }
    text.append("\\endboard\n\\game\n");
    formatPlays(game).forEach(play -> text.append(play).append('\n'));
    return text.append("\\endgame\n\\endhex\n").toString();
  }

  /** Formats the moves; a swap is written as the mirrored stone, played by the second side. */
  private static List<String> formatPlays(GameTree game) {
    List<String> plays = new ArrayList<>();
    for (Line line : game.lastMainNode().line().path().stream().skip(1).toList()) {
      Line before = line.parent();
      HexPosition position = (HexPosition) line.position();
      if (before != null && line.move() == HexPosition.SWAP) {
        plays.clear();
        plays.add(formatPlay(position.board(), Side.SECOND, position.onlyStone()));
      } else if (before != null) {
        plays.add(formatPlay(position.board(), before.position().turn(), (int) line.move()));
      }
    }
    return plays;
  }

  private static String formatPlay(HexBoard board, Side side, int cell) {
    return "\\play "
        + ToulouseReader.symbol(side)
        + " "
        + board.row(cell)
        + " "
        + board.column(cell);
  }
}
