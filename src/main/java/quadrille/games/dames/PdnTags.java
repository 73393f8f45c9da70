package quadrille.games.dames;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import quadrille.core.GameTree;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.core.ToldOutcome;

/** The tags of a PDN game: names, event, result, and all others as they are. */
final class PdnTags {
  /** Before the names of tags that are kept as they are. */
  static final String KEPT = "PDN:";

  static final Map<String, String> NAMES = names();

  /** The tags whose meaning is kept elsewhere. */
  private static final Set<String> KNOWN =
      Set.of(
          "White", "Black", "Result", "GameType", "Rules", "FEN", "SetUp", "Setup", "Termination");

  private PdnTags() {}

  private static Map<String, String> names() {
    Map<String, String> names = new LinkedHashMap<>();
    names.put("Event", GameTree.EVENT);
    names.put("Site", GameTree.SITE);
    names.put("Date", GameTree.DATE);
    names.put("Round", GameTree.ROUND);
    names.put("Annotator", GameTree.ANNOTATOR);
    return names;
  }

  static void tell(PdnText text, GameTree tree) {
    DamesRules rules = DamesRules.of(tree.settings());
    text.tags().forEach((name, value) -> tell(tree, rules, name, value));
    String result = text.result();
    Outcome played = tree.end().line().outcome();
    Outcome told = result == null ? null : outcome(tree, rules, result.replace(" ", ""), text);
    tree.end(told == null ? played : told);
  }

  private static void tell(GameTree tree, DamesRules rules, String name, String value) {
    String tag =
        name.equals("White")
            ? player(rules, Colour.WHITE)
            : name.equals("Black") ? player(rules, Colour.BLACK) : NAMES.get(name);
    if (value.isBlank() || value.matches("[?.]+")) {
      return;
    }
    if (tag != null) {
      boolean date =
          tag.equals(GameTree.DATE) && value.matches("[\\d?]{4}\\.[\\d?]{2}\\.[\\d?]{2}");
      tree.tags().put(tag, date ? value.replace('.', '-') : value);
    } else if (!KNOWN.contains(name)) {
      tree.tags().put(KEPT + name, value);
    }
  }

  static String player(DamesRules rules, Colour colour) {
    return rules.side(colour) == Side.FIRST ? GameTree.FIRST : GameTree.SECOND;
  }

  /** The end that a result tells, in either way of counting; null where it tells none. */
  private static @Nullable Outcome outcome(
      GameTree tree, DamesRules rules, String result, PdnText text) {
    Colour winner =
        switch (result) {
          case "1-0", "2-0" -> Colour.WHITE;
          case "0-1", "0-2" -> Colour.BLACK;
          default -> null;
        };
    boolean draw = Set.of("1/2-1/2", "1-1", "1+-1-", "1--1+").contains(result);
    if (winner == null && !draw) {
      return null;
    }
    Side side = winner == null ? null : rules.side(winner);
    return ToldOutcome.of(tree.end().line(), side, reason(text));
  }

  private static String reason(PdnText text) {
    String told = text.tags().getOrDefault("Termination", "").toLowerCase(Locale.ROOT);
    if (told.contains("resign")) {
      return Outcome.RESIGNATION;
    }
    if (told.contains("time")) {
      return Outcome.TIME;
    }
    return told.contains("agree") ? Outcome.AGREEMENT : ToldOutcome.UNKNOWN;
  }
}
