package quadrille.app.setup;

import quadrille.match.Clock;

/** The time controls that the form offers. */
public enum TimeControl {
  NONE(new Clock.Rule.None()),
  MOVE_30S(new Clock.Rule.PerMove(30_000)),
  TOTAL_3M(new Clock.Rule.PerGame(180_000, 2_000)),
  TOTAL_10M(new Clock.Rule.PerGame(600_000, 5_000)),
  TOTAL_30M(new Clock.Rule.PerGame(1_800_000, 20_000));

  private final Clock.Rule rule;

  TimeControl(Clock.Rule rule) {
    this.rule = rule;
  }

  public Clock.Rule rule() {
    return rule;
  }
}
