package quadrille.records;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.match.Participant;

/**
 * Selects games. Components that are null or empty accept every game.
 *
 * @param text words that must all occur in the text shown for a game, in any case
 * @param game the game's id
 * @param player the {@link Participant#label} of one of the players, in any case
 * @param result the result for that player, or for any human if {@code player} is null
 * @param from the first day on which the game may have started
 * @param to the last such day
 */
public record GameFilter(
    String text,
    @Nullable String game,
    @Nullable String player,
    @Nullable Result result,
    @Nullable LocalDate from,
    @Nullable LocalDate to) {
  /** Every game. */
  public static final GameFilter ALL = new GameFilter("", null, null, null, null, null);

  /** The result of a game for a player. */
  public enum Result {
    WON,
    LOST,
    DRAWN,
    UNFINISHED
  }

  /**
   * Whether a game passes the filter.
   *
   * @param shown the text shown for it
   */
  public boolean accepts(GameSummary candidate, String shown) {
    return (game == null || candidate.game().equals(game))
        && (player == null || matchesPlayer(candidate.first()) || matchesPlayer(candidate.second()))
        && isInDateRange(candidate)
        && matchesResult(candidate)
        && containsWords(shown, text);
  }

  private boolean matchesPlayer(Participant participant) {
    return player == null ? participant.isHuman() : player.equalsIgnoreCase(participant.label());
  }

  private boolean isInDateRange(GameSummary candidate) {
    LocalDate day = candidate.started().atZone(ZoneId.systemDefault()).toLocalDate();
    return (from == null || !day.isBefore(from)) && (to == null || !day.isAfter(to));
  }

  private boolean matchesResult(GameSummary candidate) {
    Side winner = candidate.winner();
    return switch (result) {
      case null -> true;
      case WON -> winner != null && matchesPlayer(candidate.participant(winner));
      case LOST -> winner != null && matchesPlayer(candidate.participant(winner.other()));
      case DRAWN -> candidate.isDraw();
      case UNFINISHED -> !candidate.isOver();
    };
  }

  /**
   * Whether a text contains all words, in any case. A number matches only a whole number of the
   * text; after a word that has numbers beside it there, only one of those: "level 6" is not found
   * in "level 5, 6 moves".
   */
  public static boolean containsWords(String text, String words) {
    return wordSearch(words).test(text);
  }

  /** {@link #containsWords} for many texts. */
  public static Predicate<String> wordSearch(String words) {
    String[] wanted = words.toLowerCase(Locale.ROOT).strip().split("\\s+");
    List<Predicate<String>> tests = new ArrayList<>();
    for (int i = 0; i < wanted.length; i++) {
      String word = wanted[i];
      String before = i == 0 ? "" : wanted[i - 1];
      tests.add(
          isNumber(word) ? all -> containsNumber(all, before, word) : all -> all.contains(word));
    }
    return text -> {
      String all = text.toLowerCase(Locale.ROOT);
      return tests.stream().allMatch(each -> each.test(all));
    };
  }

  private static boolean isNumber(String word) {
    return word.matches("\\d+");
  }

  private static boolean containsNumber(String text, String wordBefore, String number) {
    if (!wordBefore.isEmpty() && !isNumber(wordBefore)) {
      String word = Pattern.quote(wordBefore);
      List<String> beside =
          Pattern.compile("(?<![\\d:])\\d+(?= " + word + ")|(?<=" + word + " )\\d+")
              .matcher(text)
              .results()
              .map(MatchResult::group)
              .toList();
      if (!beside.isEmpty()) {
        return beside.contains(number);
      }
    }
    return Pattern.compile("(?<!\\d)" + number + "(?!\\d)").matcher(text).find();
  }
}
