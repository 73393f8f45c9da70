package quadrille.records;

import java.util.Locale;
import quadrille.match.Clock;

/** Where a game was played. */
public enum Origin {
  /** In the window. */
  TABLE,
  /** On the command line. */
  TERMINAL;

  /**
   * The clock at the start of a game without guests: in the window, the first move of each side is
   * free.
   */
  Clock startClock(Clock.Rule rule) {
    return this == TABLE ? Clock.startAfterFirstMoves(rule) : Clock.start(rule);
  }

  String storedName() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Origin of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
