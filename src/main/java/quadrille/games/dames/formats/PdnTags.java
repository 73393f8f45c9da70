package quadrille.games.dames.formats;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import quadrille.core.GameTree;
import quadrille.core.Outcome;
import quadrille.core.Outcomes;
import quadrille.core.Side;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/** Reads and writes the tags of a PDN game: names, event, result, and all others unchanged. */
final class PdnTags {
  /** The prefix of tags that are kept unchanged. */
  static final String CUSTOM_PREFIX = "PDN:";

  static final Map<String, String> TREE_TAGS = treeTags();

  /** Tags whose meaning is stored elsewhere. */
  private static final Set<String> HANDLED_ELSEWHERE =
      Set.of(
          "White", "Black", "Result", "GameType", "Rules", "FEN", "SetUp", "Setup", "Termination");

  private PdnTags() {}

  private static Map<String, String> treeTags() {
    Map<String, String> names = new LinkedHashMap<>();
    names.put("Event", GameTree.EVENT);
    names.put("Site", GameTree.SITE);
    names.put("Date", GameTree.DATE);
    names.put("Round", GameTree.ROUND);
    names.put("Annotator", GameTree.ANNOTATOR);
    return names;
  }

  static void apply(PdnGame text, GameTree tree) {
    DamesRules rules = DamesRules.of(tree.settings());
    text.tags().forEach((name, value) -> apply(tree, rules, name, value));
    String result = text.result();
    Outcome played = tree.lastMainNode().line().outcome();
    Outcome told = result == null ? null : outcome(tree, rules, result.replace(" ", ""), text);
    tree.setOutcome(told == null ? played : told);
  }

  private static void apply(GameTree tree, DamesRules rules, String name, String value) {
    String tag =
        name.equals("White")
            ? playerTag(rules, PieceColour.WHITE)
            : name.equals("Black") ? playerTag(rules, PieceColour.BLACK) : TREE_TAGS.get(name);
    if (value.isBlank() || value.matches("[?.]+")) {
      return;
    }
    if (tag != null) {
      boolean date =
          tag.equals(GameTree.DATE) && value.matches("[\\d?]{4}\\.[\\d?]{2}\\.[\\d?]{2}");
      tree.tags().put(tag, date ? value.replace('.', '-') : value);
    } else if (!HANDLED_ELSEWHERE.contains(name)) {
      tree.tags().put(CUSTOM_PREFIX + name, value);
    }
  }

  static String playerTag(DamesRules rules, PieceColour colour) {
    return rules.side(colour) == Side.FIRST ? GameTree.FIRST : GameTree.SECOND;
  }

  /** Returns the outcome of a result in either style; null if it names none. */
  private static @Nullable Outcome outcome(
      GameTree tree, DamesRules rules, String result, PdnGame text) {
    PieceColour winner =
        switch (result) {
          case "1-0", "2-0" -> PieceColour.WHITE;
          case "0-1", "0-2" -> PieceColour.BLACK;
          default -> null;
        };
    boolean draw = Set.of("1/2-1/2", "1-1", "1+-1-", "1--1+").contains(result);
    if (winner == null && !draw) {
      return null;
    }
    Side side = winner == null ? null : rules.side(winner);
    return Outcomes.of(tree.lastMainNode().line(), side, reason(text));
  }

  private static String reason(PdnGame text) {
    String told = text.tags().getOrDefault("Termination", "").toLowerCase(Locale.ROOT);
    if (told.contains("resign")) {
      return Outcome.RESIGNATION;
    }
    if (told.contains("time")) {
      return Outcome.TIME;
    }
    return told.contains("agree") ? Outcome.AGREEMENT : Outcome.UNKNOWN;
  }
}
