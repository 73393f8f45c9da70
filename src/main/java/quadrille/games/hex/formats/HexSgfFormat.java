package quadrille.games.hex.formats;

import java.util.List;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.GameParseException;
import quadrille.core.formats.ParsedGames;
import quadrille.games.hex.HexNotation;
import quadrille.text.Text;

/**
 * Games of Hex in the Smart Game Format, FF[4] GM[11]: with variations, comments, set-ups and both
 * ways to write a swap.
 */
final class HexSgfFormat implements GameFormat {
  private static final Pattern START = Pattern.compile("(?s)\\s*\\(\\s*;.*");

  @Override
  public String id() {
    return "sgf";
  }

  @Override
  public List<String> extensions() {
    return List.of("sgf");
  }

  @Override
  public Text name() {
    return Text.of(HexSgfFormat.class, "format.sgf");
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
    SgfNode root;
    try {
      root = parser.parseTree();
    } catch (GameParseException e) {
      parser.skipBrokenTree();
      visitor.problem(new ParsedGames.Problem(number, e.line(), e.text()));
      return true;
    }
    try {
      HexSgfReader reader = new HexSgfReader(root);
      GameTree game = reader.read();
      reader.skippedVariations().forEach(e -> visitor.problem(problem(number, e)));
      return visitor.game(number, game);
    } catch (GameParseException e) {
      parser.rewindToSwallowedTree();
      visitor.problem(problem(number, e));
      return true;
    }
  }

  private static ParsedGames.Problem problem(int number, GameParseException e) {
    return new ParsedGames.Problem(number, e.line(), e.text());
  }

  @Override
  public String write(List<GameTree> games) throws BadInputException {
    StringBuilder text = new StringBuilder();
    for (GameTree game : games) {
      text.append(new HexSgfWriter(game).write()).append('\n');
    }
    return text.toString();
  }
}
