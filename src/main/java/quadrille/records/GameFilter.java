package quadrille.records;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.match.Participant;

/**
 * Which games are wanted; what is null or empty does not matter.
 *
 * @param text words that all have to be found in what is shown of a game, in any case
 * @param game the game's id
 * @param player the {@link Participant#label} of somebody who played, in any case
 * @param result how it ended for that player, or for any person where none is named
 * @param from the first day on which it may have been begun
 * @param to the last day
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

  /** How a game ended for somebody. */
  public enum Result {
    WON,
    LOST,
    DRAWN,
    UNFINISHED
  }

  /**
   * Whether a game is wanted.
   *
   * @param shown what is shown of it
   */
  public boolean accepts(GameSummary each, String shown) {
    return (game == null || each.game().equals(game))
        && (player == null || matchesPlayer(each.first()) || matchesPlayer(each.second()))
        && isInDateRange(each)
        && matchesResult(each)
        && matchesText(shown);
  }

  private boolean matchesPlayer(Participant sitter) {
    return player == null ? sitter.isHuman() : player.equalsIgnoreCase(sitter.label());
  }

  private boolean isInDateRange(GameSummary each) {
    LocalDate day = each.started().atZone(ZoneId.systemDefault()).toLocalDate();
    return (from == null || !day.isBefore(from)) && (to == null || !day.isAfter(to));
  }

  private boolean matchesResult(GameSummary each) {
    Side winner = each.winner();
    return switch (result) {
      case null -> true;
      case WON -> winner != null && matchesPlayer(each.participant(winner));
      case LOST -> winner != null && matchesPlayer(each.participant(winner.other()));
      case DRAWN -> each.isDraw();
      case UNFINISHED -> !each.isOver();
    };
  }

  private boolean matchesText(String shown) {
    String all = shown.toLowerCase(Locale.ROOT);
    return Stream.of(text.toLowerCase(Locale.ROOT).split("\\s+")).allMatch(all::contains);
  }
}
