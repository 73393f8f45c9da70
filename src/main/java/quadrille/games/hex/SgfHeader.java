package quadrille.games.hex;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.MisreadException;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Text;
import quadrille.core.ToldOutcome;

/** What the root of an SGF tree tells about its game: board, players, event, result. */
final class SgfHeader {
  /** Before the names of properties that are kept as they are. */
  static final String KEPT = "SGF:";

  /** The tags of a game and the properties that hold them. */
  static final Map<String, String> TAGS =
      Map.of(
          GameTree.EVENT, "EV",
          GameTree.SITE, "PC",
          GameTree.DATE, "DT",
          GameTree.ROUND, "RO",
          GameTree.ANNOTATOR, "AN");

  /** The further facts about a game that are kept, to be written again. */
  static final List<String> FURTHER =
      List.of("GN", "GC", "SO", "US", "CP", "ON", "BR", "WR", "BT", "WT", "TM", "OT");

  private static final String HEX = "11";

  /** The last version of HexGui that wrote a swap of sides as one of pieces is 0.9. */
  private static final Pattern MEANT_SIDES = Pattern.compile("(?i)HexGui:0\\.\\d(?!\\d).*");

  private static final Pattern SIZE =
      Pattern.compile("\\s*(\\d{1,3})\\s*(?:[:x]\\s*(\\d{1,3}))?\\s*");
  private static final Pattern RESULT =
      Pattern.compile("\\s*([BbWw])(?:lack|hite)?\\s*(?:\\+\\s*(\\w*).*)?");

  private final SgfNode root;
  private final Settings settings;
  private final boolean swapped;
  private final boolean begunByWhite;

  SgfHeader(SgfNode root) throws MisreadException {
    this.root = root;
    String game = root.one("GM");
    if (game != null && !game.strip().equals(HEX)) {
      throw error("error.sgf-game", game.strip());
    }
    swapped = hasSwap(root);
    settings = readSettings();
    begunByWhite = swapped && firstMoveIsWhite(root);
  }

  Settings settings() {
    return settings;
  }

  /** Whether White is our first side because White made the first move and it was swapped. */
  boolean begunByWhite() {
    return begunByWhite;
  }

  private Settings readSettings() throws MisreadException {
    Map<String, String> given = new HashMap<>();
    String size = root.one("SZ");
    if (size != null) {
      Matcher matcher = SIZE.matcher(size);
      if (!matcher.matches()) {
        throw error("error.sgf-size", size);
      }
      given.put("columns", matcher.group(1));
      given.put("rows", matcher.group(2) == null ? matcher.group(1) : matcher.group(2));
    }
    rules(given);
    if (swapped) {
      given.put("swap", "true");
    }
    try {
      return Rules.settings(new HexGame(), null, given);
    } catch (BadInputException e) {
      throw new MisreadException(root.line(), e);
    }
  }

  /** The rules as we write them; what others write there is for people. */
  private void rules(Map<String, String> given) {
    String rules = root.one("RU");
    for (String pair : rules == null ? new String[0] : rules.split("[,;]")) {
      String[] sides = pair.strip().split("=", 2);
      if (sides.length == 2 && List.of("swap", "tiling").contains(sides[0])) {
        given.put(sides[0], sides[1]);
      }
    }
  }

  private static boolean hasSwap(SgfNode root) {
    for (SgfNode node = root; ; node = node.next().getFirst()) {
      String move = node.one("B") == null ? node.one("W") : node.one("B");
      if (move != null && move.strip().toLowerCase(Locale.ROOT).startsWith("swap")) {
        return true;
      }
      if (node.next().isEmpty()) {
        return false;
      }
    }
  }

  private static boolean firstMoveIsWhite(SgfNode root) {
    SgfNode node = root;
    while (node.one("B") == null && node.one("W") == null && !node.next().isEmpty()) {
      node = node.next().getFirst();
    }
    return node.one("B") == null && node.one("W") != null;
  }

  /** Whether the file was written by a program that wrote one kind of swap and meant the other. */
  static boolean meantSides(SgfNode node) {
    SgfNode root = node;
    for (SgfNode above = node.parent(); above != null; above = above.parent()) {
      root = above;
    }
    String program = root.one("AP");
    return program != null && MEANT_SIDES.matcher(program.strip()).matches();
  }

  /**
   * Tells the game what the header knows.
   *
   * @param exchanged whether Black is the second side at the end of the game
   * @param resigned who gave up or was late, or null
   */
  void tell(GameTree tree, boolean exchanged, @Nullable Side resigned, boolean late) {
    tag(tree, GameTree.FIRST, begunByWhite ? "PW" : "PB");
    tag(tree, GameTree.SECOND, begunByWhite ? "PB" : "PW");
    TAGS.forEach((tag, property) -> tag(tree, tag, property));
    FURTHER.forEach(property -> tag(tree, KEPT + property, property));
    tree.end(tree.end().line().outcome());
    if (resigned != null) {
      end(tree, resigned.other(), late ? Outcome.TIME : Outcome.RESIGNATION);
    } else {
      result(tree, exchanged);
    }
  }

  private void tag(GameTree tree, String tag, String property) {
    String value = root.one(property);
    if (value != null && !value.isBlank()) {
      tree.tags().put(tag, value.replaceAll("\\s+", " ").strip());
    }
  }

  private void result(GameTree tree, boolean exchanged) {
    String result = root.one("RE");
    if (result == null || tree.outcome() != null) {
      return;
    }
    Matcher matcher = RESULT.matcher(result);
    if (result.strip().equals("0") || result.strip().equalsIgnoreCase("draw")) {
      end(tree, null, ToldOutcome.UNKNOWN);
    } else if (matcher.matches()) {
      Side winner = SgfBoard.side(matcher.group(1), exchanged, Side.FIRST);
      end(tree, winner, reason(matcher.group(2)));
    }
  }

  private static void end(GameTree tree, @Nullable Side winner, String reason) {
    tree.end(ToldOutcome.of(tree.end().line(), winner, reason));
  }

  private static String reason(@Nullable String word) {
    return switch (word == null ? "" : word.toLowerCase(Locale.ROOT)) {
      case "r", "resign" -> Outcome.RESIGNATION;
      case "t", "time", "f", "forfeit" -> Outcome.TIME;
      default -> ToldOutcome.UNKNOWN;
    };
  }

  private MisreadException error(String key, Object... arguments) {
    return new MisreadException(root.line(), Text.of(SgfHeader.class, key, arguments));
  }
}
