package quadrille.games.hex.formats;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Outcome;
import quadrille.core.Outcomes;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.formats.GameParseException;
import quadrille.games.hex.HexGame;
import quadrille.text.Text;

/** Reads the root node of an SGF tree: board, players, event and result. */
final class SgfHeader {
  /** Prefix of the tags that keep SGF properties we do not interpret. */
  static final String RAW_TAG_PREFIX = "SGF:";

  /** Maps tags to SGF properties. */
  static final Map<String, String> TAGS =
      Map.of(
          GameTree.EVENT, "EV",
          GameTree.SITE, "PC",
          GameTree.DATE, "DT",
          GameTree.ROUND, "RO",
          GameTree.ANNOTATOR, "AN");

  /** Properties that are kept as tags and written back unchanged. */
  static final List<String> EXTRA_PROPERTIES =
      List.of("GN", "GC", "SO", "US", "CP", "ON", "BR", "WR", "BT", "WT", "TM", "OT");

  private static final String HEX = "11";

  private static final Pattern SIZE =
      Pattern.compile("\\s*(\\d{1,3})\\s*(?:[:x]\\s*(\\d{1,3}))?\\s*");
  private static final Pattern RESULT =
      Pattern.compile("\\s*([BbWw])(?:lack|hite)?\\s*(?:\\+\\s*(\\w*).*)?");

  private final SgfNode root;
  private final Settings settings;
  private final boolean swapped;
  private final boolean whiteMovedFirst;

  SgfHeader(SgfNode root) throws GameParseException {
    this.root = root;
    String game = root.firstValue("GM");
    if (game != null && !game.strip().equals(HEX)) {
      throw error("error.sgf-game", game.strip());
    }
    swapped = root.mainLine().anyMatch(SgfHeader::isSwap);
    settings = readSettings();
    whiteMovedFirst = swapped && firstMoveIsWhite(root);
  }

  Settings settings() {
    return settings;
  }

  /** Whether White is our first side because White made the first move and it was swapped. */
  boolean whiteMovedFirst() {
    return whiteMovedFirst;
  }

  private Settings readSettings() throws GameParseException {
    Map<String, String> given = new HashMap<>();
    String size = root.firstValue("SZ");
    if (size != null) {
      Matcher matcher = SIZE.matcher(size);
      if (!matcher.matches()) {
        throw error("error.sgf-size", size);
      }
      given.put("columns", matcher.group(1));
      given.put("rows", matcher.group(2) == null ? matcher.group(1) : matcher.group(2));
    }
    readRules(given);
    if (swapped) {
      given.put("swap", "true");
    }
    try {
      return Rules.settings(new HexGame(), null, given);
    } catch (BadInputException e) {
      throw new GameParseException(root.line(), e);
    }
  }

  /** Reads the rules as we write them; other programs write free text there. */
  private void readRules(Map<String, String> given) {
    String rules = root.firstValue("RU");
    for (String pair : rules == null ? new String[0] : rules.split("[,;]")) {
      String[] sides = pair.strip().split("=", 2);
      if (sides.length == 2 && List.of("swap", "tiling").contains(sides[0])) {
        given.put(sides[0], sides[1]);
      }
    }
  }

  private static boolean isSwap(SgfNode node) {
    String move = node.move();
    return move != null && move.strip().toLowerCase(Locale.ROOT).startsWith("swap");
  }

  private static boolean firstMoveIsWhite(SgfNode root) {
    return root.mainLine()
        .filter(node -> node.move() != null)
        .limit(1)
        .anyMatch(node -> node.firstValue("B") == null);
  }

  /**
   * Sets the tags and the outcome of a game from this header.
   *
   * @param exchanged whether Black is the second side at the end of the game
   * @param ending the resignation or forfeit that ended the game, or null
   */
  void applyTo(GameTree tree, boolean exchanged, @Nullable SgfMove ending) {
    setTag(tree, GameTree.FIRST, whiteMovedFirst ? "PW" : "PB");
    setTag(tree, GameTree.SECOND, whiteMovedFirst ? "PB" : "PW");
    TAGS.forEach((tag, property) -> setTag(tree, tag, property));
    EXTRA_PROPERTIES.forEach(property -> setTag(tree, RAW_TAG_PREFIX + property, property));
    tree.setOutcome(tree.lastMainNode().line().outcome());
    if (ending != null) {
      boolean outOfTime = ending.kind() == SgfMove.Kind.FORFEIT;
      setOutcome(tree, ending.side().other(), outOfTime ? Outcome.TIME : Outcome.RESIGNATION);
    } else {
      readResult(tree, exchanged);
    }
  }

  private void setTag(GameTree tree, String tag, String property) {
    String value = root.firstValue(property);
    if (value != null && !value.isBlank()) {
      tree.tags().put(tag, value.replaceAll("\\s+", " ").strip());
    }
  }

  private void readResult(GameTree tree, boolean exchanged) {
    String result = root.firstValue("RE");
    if (result == null || tree.outcome() != null) {
      return;
    }
    Matcher matcher = RESULT.matcher(result);
    if (result.strip().equals("0") || result.strip().equalsIgnoreCase("draw")) {
      setOutcome(tree, null, Outcome.AGREEMENT);
    } else if (matcher.matches()) {
      Side winner = SgfSetup.parseSide(matcher.group(1), exchanged, Side.FIRST);
      setOutcome(tree, winner, reason(matcher.group(2)));
    }
  }

  private static void setOutcome(GameTree tree, @Nullable Side winner, String reason) {
    tree.setOutcome(Outcomes.of(tree.lastMainNode().line(), winner, reason));
  }

  private static String reason(@Nullable String word) {
    return switch (word == null ? "" : word.toLowerCase(Locale.ROOT)) {
      case "r", "resign" -> Outcome.RESIGNATION;
      case "t", "time" -> Outcome.TIME;
      case "f", "forfeit" -> Outcome.FORFEIT;
      default -> Outcome.UNKNOWN;
    };
  }

  private GameParseException error(String key, Object... arguments) {
    return new GameParseException(root.line(), Text.of(SgfHeader.class, key, arguments));
  }
}
