package quadrille.games.dames.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.GameParseException;

/**
 * The file format Portable Draughts Notation 3.0: all rule sets, variations, comments, clocks and
 * set-up positions.
 */
public final class PdnFormat extends GameFormat {
  private static final Pattern FILE_START =
      Pattern.compile(
          "\\s*+(?:(?:%[^\\n]*+\\n|\\{[^}]*+\\}|;[^\\n]*+\\n)\\s*+)*+"
              + "(?:"
              + PdnParser.TAG_START
              + "|/FEN"
              + "|(?:\\d{1,3}\\s*\\.+\\s*)?(?:[a-n]?\\d{1,2})\\s?[-x:][a-n\\d ]"
              + "|\\d{1,3}\\s*\\.+\\s*[a-h]\\d?[-x:]?[a-h]\\d)");

  public PdnFormat() {
    super("pdn", "pdn");
  }

  @Override
  public boolean recognizes(String text) {
    return FILE_START.matcher(PdnParser.withHyphens(text)).lookingAt();
  }

  @Override
  public void read(String text, Visitor visitor) throws BadInputException {
    if (!recognizes(text)) {
      throw new BadInputException(PdnFormat.class, "error.pdn");
    }
    PdnParser parser = new PdnParser(text);
    boolean more = true;
    for (int number = 1; more && parser.advanceToGame(); number++) {
      more = readOne(parser, number, visitor);
    }
  }

  private static boolean readOne(PdnParser parser, int number, Visitor visitor) {
    try {
      PdnReader reader = new PdnReader(parser.parseGame());
      GameTree game = reader.read();
      reader.skippedVariations().forEach(e -> visitor.problem(number, e));
      return visitor.game(number, game);
    } catch (GameParseException e) {
      visitor.problem(number, e);
      return true;
    }
  }

  /** Separates games by an empty line. */
  @Override
  public String write(List<GameTree> games) throws BadInputException {
    List<String> texts = new ArrayList<>();
    for (GameTree game : games) {
      texts.add(write(game));
    }
    return String.join("\n", texts);
  }

  @Override
  protected String write(GameTree game) throws BadInputException {
    return new PdnWriter(game).write();
  }
}
