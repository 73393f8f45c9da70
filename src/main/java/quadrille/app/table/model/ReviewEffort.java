package quadrille.app.table.model;

import quadrille.search.Limits;

/** How long a review searches each position. */
public enum ReviewEffort {
  QUICK(100),
  THOROUGH(500),
  DEEP(2000);

  private final long timeMs;

  ReviewEffort(long timeMs) {
    this.timeMs = timeMs;
  }

  public double seconds() {
    return timeMs / 1000.0;
  }

  Limits limits() {
    return Limits.time(timeMs);
  }
}
