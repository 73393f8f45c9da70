package quadrille.games.hex.formats;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.GameParseException;
import quadrille.games.hex.HexNotation;

/**
 * Reads and writes the text format of a student report on Hex from Toulouse: {@code \hex … \endhex}
 * with the size, the stones of the final position and the moves. The format has no swap, variations
 * or player names; a swapped game is written from the swapped stone on.
 */
final class ToulouseFormat extends GameFormat {
  private static final Pattern GAME_START = Pattern.compile("\\\\hex\\b");

  ToulouseFormat() {
    super("toulouse", "hex", "toulouse");
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
    return ToulouseWriter.write(game);
  }
}
