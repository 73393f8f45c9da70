package quadrille.games.dames.formats;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Outcomes;
import quadrille.core.Side;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/** Reads and writes the tags of a PDN game: names, event, result, and all others unchanged. */
final class PdnTags {
  /** The prefix of tags that are kept unchanged. */
  static final String CUSTOM_PREFIX = "PDN:";

  static final String RULES = "Rules";
  static final String TERMINATION = "Termination";

  private static final Map<String, String> TREE_TAGS =
      Map.of(
          "Event", GameTree.EVENT,
          "Site", GameTree.SITE,
          "Date", GameTree.DATE,
          "Round", GameTree.ROUND,
          "Annotator", GameTree.ANNOTATOR);

  /** Tags whose meaning is stored elsewhere. */
  private static final Set<String> HANDLED_ELSEWHERE =
      Set.of("White", "Black", "Result", "GameType", RULES, "FEN", "SetUp", "Setup", TERMINATION);

  /** The reasons that a {@code Termination} names as we do and that have no hyphen. */
  private static final Set<String> OWN_WORDS =
      Set.of(Outcome.FORFEIT, Outcome.GARBAGE, Outcome.REPETITION);

  /** Any other reason as we write it, such as {@code adjudicated-length}. */
  private static final Pattern OWN_REASON = Pattern.compile("[a-z]+(?:-[a-z]+)++");

  private static final Set<String> DRAWS =
      Set.of("1/2-1/2", "1/2", "½-½", "½", "1-1", "1+-1-", "1--1+");

  private PdnTags() {}

  static void apply(PdnGame text, GameTree tree) {
    DamesRules rules = DamesRules.of(tree.settings());
    text.tags().forEach((name, value) -> apply(tree, rules, name, value));
    Line last = tree.lastMainNode().line();
    Outcome stated = statedOutcome(text.tags(), rules, last);
    tree.setOutcome(stated == null ? last.outcome() : stated);
  }

  private static void apply(GameTree tree, DamesRules rules, String name, String value) {
    if (value.isBlank() || value.matches("[?.]+")) {
      return;
    }
    String tag =
        switch (name) {
          case "White" -> playerTag(rules, PieceColour.WHITE);
          case "Black" -> playerTag(rules, PieceColour.BLACK);
          default -> TREE_TAGS.get(name);
        };
    if (tag != null) {
      boolean date =
          tag.equals(GameTree.DATE) && value.matches("[\\d?]{4}\\.[\\d?]{2}\\.[\\d?]{2}");
      tree.tags().put(tag, date ? value.replace('.', '-') : value);
    } else if (!HANDLED_ELSEWHERE.contains(name) || isForPeople(name, value)) {
      tree.tags().put(CUSTOM_PREFIX + name, value);
    }
  }

  /** Whether a tag that is usually understood has a value of its own, such as a remark. */
  private static boolean isForPeople(String name, String value) {
    return switch (name) {
      case RULES -> !PdnRuleTags.hasRules(value);
      case TERMINATION -> reason(value).equals(Outcome.UNKNOWN);
      default -> false;
    };
  }

  static String playerTag(DamesRules rules, PieceColour colour) {
    return rules.side(colour) == Side.FIRST ? GameTree.FIRST : GameTree.SECOND;
  }

  /** Returns the outcome of a result in either style; null if the tags state none. */
  private static @Nullable Outcome statedOutcome(
      Map<String, String> tags, DamesRules rules, Line last) {
    String result = tags.getOrDefault("Result", "");
    if (!isDecided(result)) {
      return null;
    }
    PieceColour winner = winner(result);
    String reason = reason(tags.getOrDefault(TERMINATION, ""));
    boolean forfeit = reason.equals(Outcome.UNKNOWN) && isForfeit(result);
    return Outcomes.of(
        last, winner == null ? null : rules.side(winner), forfeit ? Outcome.FORFEIT : reason);
  }

  /** Returns whether two results, in either style, state different outcomes. */
  static boolean contradict(String one, String other) {
    return isDecided(one) && isDecided(other) && winner(one) != winner(other);
  }

  private static boolean isDecided(String result) {
    return winner(result) != null || DRAWS.contains(result.replace(" ", ""));
  }

  private static @Nullable PieceColour winner(String result) {
    return switch (result.replaceAll("[ Ff]", "")) {
      case "1-0", "2-0" -> PieceColour.WHITE;
      case "0-1", "0-2" -> PieceColour.BLACK;
      default -> null;
    };
  }

  /** Whether a result names a forfeit, as Dutch tournaments write it: {@code 2-0F}. */
  private static boolean isForfeit(String result) {
    return result.toUpperCase(Locale.ROOT).endsWith("F");
  }

  private static String reason(String termination) {
    String words = termination.toLowerCase(Locale.ROOT);
    if (OWN_WORDS.contains(words)) {
      return words;
    }
    if (words.contains("illegal")) {
      return Outcome.ILLEGAL_MOVE;
    }
    if (words.contains("resign")) {
      return Outcome.RESIGNATION;
    }
    if (words.contains("time")) {
      return Outcome.TIME;
    }
    if (words.contains("agree")) {
      return Outcome.AGREEMENT;
    }
    return OWN_REASON.matcher(termination).matches() ? termination : Outcome.UNKNOWN;
  }
}
