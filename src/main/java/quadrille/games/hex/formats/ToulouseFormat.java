package quadrille.games.hex.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.GameParseException;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.HexTiling;

/**
 * Reads and writes the text format of a student report on Hex from Toulouse: {@code \hex … \endhex}
 * with the size, the stones of the final position and the moves. The format has no swap, variations
 * or player names; a swapped game is written from the swapped stone on, or from after the swap if
 * the stone was set up.
 */
final class ToulouseFormat extends GameFormat {
  private static final Pattern GAME_START = Pattern.compile("\\\\hex\\b");

  ToulouseFormat() {
    super("toulouse", "hex", "toulouse");
  }

  @Override
  public boolean keepsVariations() {
    return false;
  }

  @Override
  public boolean recognizes(String text) {
    return text.stripLeading().startsWith("\\hex");
  }

  @Override
  public void read(String text, Visitor visitor) throws BadInputException {
    Matcher gameStart = GAME_START.matcher(text);
    if (!gameStart.find()) {
      throw HexNotation.error("error.toulouse");
    }
    int line = 1;
    int countedTo = 0;
    boolean more = true;
    for (int number = 1; more; number++) {
      int offset = gameStart.start();
      line += (int) text.substring(countedTo, offset).chars().filter(c -> c == '\n').count();
      countedTo = offset;
      boolean last = !gameStart.find();
      String game = text.substring(offset, last ? text.length() : gameStart.start());
      more = readGame(game, number, line, visitor) && !last;
    }
  }

  private static boolean readGame(String text, int number, int line, Visitor visitor) {
    try {
      return visitor.game(number, new ToulouseReader(text, line).read());
    } catch (GameParseException e) {
      visitor.problem(number, e);
      return true;
    }
  }

  @Override
  protected String write(GameTree game) throws BadInputException {
    if (!(game.lastMainNode().line().position() instanceof HexPosition end)) {
      throw HexNotation.error("error.other-game", game.game().name());
    }
    HexBoard board = end.board();
    if (board.tiling() != HexTiling.HEXAGONAL) {
      throw HexNotation.error("error.hexagonal." + board.tiling().value());
    }
    StringBuilder text = new StringBuilder("\\hex\n\\dim ").append(board.rows());
    if (board.columns() != board.rows()) {
      text.append(' ').append(board.columns());
    }
    text.append("\n\\board");
    for (int cell = 0; cell < board.cells(); cell++) {
      text.append(board.column(cell) == 0 ? '\n' : ' ')
          .append(ToulouseReader.symbol(end.stone(cell)));
    }
    text.append("\n\\endboard\n\\game\n");
    formatPlays(game).forEach(play -> text.append(play).append('\n'));
    return text.append("\\endgame\n\\endhex\n").toString();
  }

  /** Formats the moves; a swap is written as the mirrored stone, played by the second side. */
  private static List<String> formatPlays(GameTree game) {
    List<String> plays = new ArrayList<>();
    for (Line line : game.lastMainNode().line().path().stream().skip(1).toList()) {
      HexPosition position = (HexPosition) line.position();
      int cell = (int) line.move();
      if (line.move() == HexPosition.SWAP) {
        if (plays.isEmpty()) {
          continue;
        }
        plays.clear();
        cell = position.onlyStone();
      }
      HexBoard board = position.board();
      String symbol = ToulouseReader.symbol(position.stone(cell));
      plays.add("\\play " + symbol + " " + board.row(cell) + " " + board.column(cell));
    }
    return plays;
  }
}
