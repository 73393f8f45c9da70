package quadrille.app.history;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** The periods that the list of games can be limited to. */
enum DateFilter {
  TODAY(1),
  WEEK(7),
  MONTH(30),
  YEAR(365),
  /** Between two chosen dates. */
  BETWEEN(0);

  private final int days;

  DateFilter(int days) {
    this.days = days;
  }

  /** The first day, or null for any. */
  @Nullable LocalDate firstDay(LocalDate today) {
    return days == 0 ? null : today.minusDays(days - 1L);
  }
}
