package quadrille.games.hex;

import java.util.List;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.GameFile;
import quadrille.core.GameFormat;
import quadrille.core.GameTree;
import quadrille.core.MisreadException;
import quadrille.core.Text;

/**
 * Games of Hex in the Smart Game Format, FF[4] GM[11]: with variations, comments, set-ups and both
 * ways to write a swap.
 */
final class HexSgf implements GameFormat {
  private static final Pattern BEGIN = Pattern.compile("(?s)\\s*\\(\\s*;.*");

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
    return Text.of(HexSgf.class, "format.sgf");
  }

  @Override
  public boolean recognizes(String text) {
    return BEGIN.matcher(text.substring(0, Math.min(text.length(), 1000))).matches();
  }

  @Override
  public void read(String text, Visitor visitor) throws BadInputException {
    SgfParser parser = new SgfParser(text);
    if (!parser.toTree()) {
      throw HexNotation.error("error.sgf");
    }
    boolean more = true;
    for (int number = 1; more && parser.toTree(); number++) {
      more = readOne(parser, number, visitor);
    }
  }

  private static boolean readOne(SgfParser parser, int number, Visitor visitor) {
    SgfNode root;
    try {
      root = parser.tree();
    } catch (MisreadException e) {
      parser.skipTree();
      visitor.problem(new GameFile.Problem(number, e.line(), e.text()));
      return true;
    }
    try {
      HexSgfReader reader = new HexSgfReader(root);
      GameTree game = reader.read();
      reader.leftOut().forEach(e -> visitor.problem(problem(number, e)));
      return visitor.game(number, game);
    } catch (MisreadException e) {
      parser.reconsiderTree();
      visitor.problem(problem(number, e));
      return true;
    }
  }

  private static GameFile.Problem problem(int number, MisreadException e) {
    return new GameFile.Problem(number, e.line(), e.text());
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
