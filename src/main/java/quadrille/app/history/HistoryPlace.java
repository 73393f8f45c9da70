package quadrille.app.history;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import quadrille.games.GameModule;
import quadrille.match.Participant;
import quadrille.records.GameFilter;

/**
 * Where the player is in the history: the filter, the order and the game opened last. It outlives
 * the screen, which is built anew for another language and when the player comes back from a game.
 */
public final class HistoryPlace {
  private FilterChoices choices = FilterChoices.ANY;
  private @Nullable SortOrder order;
  private long opened;

  /** What is chosen in the filter; null for any. */
  record FilterChoices(
      String search,
      @Nullable GameModule game,
      @Nullable Participant player,
      GameFilter.@Nullable Result result,
      @Nullable Period period,
      @Nullable LocalDate from,
      @Nullable LocalDate to) {
    static final FilterChoices ANY = new FilterChoices("", null, null, null, null, null, null);
  }

  /** The column, by its id, that the list is sorted by. */
  record SortOrder(String column, boolean ascending) {}

  /** A period that ends today, or one between two days. */
  enum Period {
    TODAY(1),
    WEEK(7),
    MONTH(30),
    YEAR(365),
    /** Between two chosen dates. */
    BETWEEN(0);

    private final int days;

    Period(int days) {
      this.days = days;
    }

    int days() {
      return days;
    }
  }

  FilterChoices choices() {
    return choices;
  }

  void setChoices(FilterChoices now) {
    choices = now;
  }

  /** How the list is sorted, or null if the newest games come first. */
  @Nullable SortOrder order() {
    return order;
  }

  void setOrder(@Nullable SortOrder now) {
    order = now;
  }

  /** The number of the game opened last, or 0. */
  long opened() {
    return opened;
  }

  void setOpened(long id) {
    opened = id;
  }
}
