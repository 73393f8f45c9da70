package quadrille.games.hex.formats;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.GameParseException;
import quadrille.games.hex.HexNotation;

/**
 * The text format of a student report on Hex from Toulouse: {@code \hex … \endhex} with the size,
 * the stones of the last position and the moves. It knows neither swap nor variations nor players;
 * a game that was swapped is written from there on.
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
    Matcher begin = GAME_START.matcher(text);
    if (!begin.find()) {
      throw HexNotation.error("error.toulouse");
    }
    int line = 1;
    int counted = 0;
    boolean more = true;
    for (int number = 1; more; number++) {
      int at = begin.start();
      line += (int) text.substring(counted, at).chars().filter(c -> c == '\n').count();
      counted = at;
      boolean last = !begin.find();
      String game = text.substring(at, last ? text.length() : begin.start());
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
