package quadrille.games.hex.formats;

import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.GameParseException;
import quadrille.games.hex.HexNotation;

/**
 * Reads and writes games in the Smart Game Format, FF[4] GM[11], with variations, comments, setups
 * and both kinds of swap.
 */
final class HexSgfFormat extends GameFormat {
  private static final Pattern START = Pattern.compile("(?s)\\s*\\(\\s*;.*");

  HexSgfFormat() {
    super("sgf", "sgf");
  }

  @Override
  public boolean recognizes(String text) {
    return START.matcher(text.substring(0, Math.min(text.length(), 1000))).matches();
  }

  @Override
  public void read(String text, Visitor visitor) throws BadInputException {
    SgfParser parser = new SgfParser(text);
    if (!parser.findTree()) {
      throw HexNotation.error("error.sgf");
    }
    boolean more = true;
    for (int number = 1; more && parser.findTree(); number++) {
      more = readGame(parser, number, visitor);
    }
  }

  private static boolean readGame(SgfParser parser, int number, Visitor visitor) {
    SgfNode root = null;
    try {
      root = parser.parseTree();
      return visitor.game(
          number, new HexSgfReader(root).read(skipped -> visitor.problem(number, skipped)));
    } catch (GameParseException e) {
      parser.recover(root != null);
      visitor.problem(number, e);
      return true;
    }
  }

  @Override
  protected String write(GameTree game) throws BadInputException {
    return new HexSgfWriter(game).write() + "\n";
  }
}
