package quadrille.app.history;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** When games were begun. */
enum DateFilter {
  TODAY(1),
  WEEK(7),
  MONTH(30),
  YEAR(365),
  /** Two days that are chosen. */
  BETWEEN(0);

  private final int days;

  DateFilter(int days) {
    this.days = days;
  }

  /** The first day, or null for no matter which. */
  @Nullable LocalDate firstDay(LocalDate today) {
    return days == 0 ? null : today.minusDays(days - 1L);
  }
}
