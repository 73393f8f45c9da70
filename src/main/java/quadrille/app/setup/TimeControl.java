package quadrille.app.setup;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import quadrille.core.BadInputException;
import quadrille.match.Clock;
import quadrille.text.Text;

/** A time control as players choose it: one of the presets, or any other. */
public record TimeControl(Clock.Rule rule) {
  public static final TimeControl NONE = new TimeControl(new Clock.Rule.None());
  public static final TimeControl MOVE_30S = perMove(30);
  public static final TimeControl TOTAL_3M = perGame(3 * 60, 2);
  public static final TimeControl TOTAL_10M = perGame(10 * 60, 5);
  public static final TimeControl TOTAL_30M = perGame(30 * 60, 20);

  /** The time controls that a form offers by name. */
  public static final List<TimeControl> PRESETS =
      List.of(NONE, MOVE_30S, TOTAL_3M, TOTAL_10M, TOTAL_30M);

  private static final int SECONDS_PER_MINUTE = 60;
  private static final int MS_PER_SECOND = 1000;

  /**
   * The same time for every move.
   *
   * @param seconds 1 or more
   */
  public static TimeControl perMove(int seconds) {
    return new TimeControl(new Clock.Rule.PerMove(seconds * 1000L));
  }

  /**
   * A time for the whole game.
   *
   * @param seconds 1 or more
   * @param increment the seconds added after each move, 0 or more
   */
  public static TimeControl perGame(int seconds, int increment) {
    return new TimeControl(new Clock.Rule.PerGame(seconds * 1000L, increment * 1000L));
  }

  /**
   * Reads a time control from the preferences, where older versions wrote the names of the presets.
   *
   * @throws IllegalArgumentException when the text is none
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static TimeControl of(String saved) {
    return switch (saved) {
      case "NONE" -> NONE;
      case "MOVE_30S" -> MOVE_30S;
      case "TOTAL_3M" -> TOTAL_3M;
      case "TOTAL_10M" -> TOTAL_10M;
      case "TOTAL_30M" -> TOTAL_30M;
      default -> parse(saved);
    };
  }

  private static TimeControl parse(String spec) {
    try {
      return new TimeControl(Clock.Rule.parse(spec));
    } catch (BadInputException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** The text to save. */
  @JsonValue
  public String spec() {
    return rule.spec();
  }

  /** The time control in words: "3 min + 2 s a move". */
  public Text text() {
    return switch (rule) {
      case Clock.Rule.None _ -> text("clock.none");
      case Clock.Rule.PerMove(long timeMs) -> text("clock.move", duration(timeMs));
      case Clock.Rule.PerGame(long timeMs, long increment) ->
          increment == 0
              ? text("clock.game", duration(timeMs))
              : text("clock.increment", duration(timeMs), duration(increment));
    };
  }

  private static Text duration(long milliseconds) {
    long minutes = milliseconds / MS_PER_SECOND / SECONDS_PER_MINUTE;
    double seconds = milliseconds / (double) MS_PER_SECOND - minutes * SECONDS_PER_MINUTE;
    if (minutes == 0) {
      return text("duration.seconds", seconds);
    }
    return seconds == 0
        ? text("duration.minutes", minutes)
        : text("duration.both", minutes, seconds);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(TimeControl.class, key, arguments);
  }
}
