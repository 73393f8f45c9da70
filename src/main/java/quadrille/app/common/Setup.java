package quadrille.app.common;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Rules;
import quadrille.core.Settings;

/**
 * A game as it was set up in the new-game panel.
 *
 * @param preset the preset chosen, or null for the game's first
 * @param options the options that differ from the preset and the defaults
 * @param games how many games machines play in a row, the seats exchanged after each: 1 … {@link
 *     #MOST_GAMES}
 * @param training whether moves may be tried again as often as wanted
 */
public record Setup(
    @Nullable String preset,
    Map<String, String> options,
    SeatChoice one,
    SeatChoice two,
    Starter starter,
    TimeControl clock,
    int games,
    boolean training) {
  /** The most games in a row. */
  public static final int MOST_GAMES = 1000;

  /** A person against a machine, by the game's own rules. */
  public static final Setup USUAL =
      new Setup(
          null, Map.of(), SeatChoice.PERSON, SeatChoice.MACHINE, Starter.ONE, TimeControl.NONE);

  public Setup {
    options = Map.copyOf(options);
    Objects.requireNonNull(one);
    Objects.requireNonNull(two);
    Objects.requireNonNull(starter);
    Objects.requireNonNull(clock);
    games = Math.clamp(games, 1, MOST_GAMES);
  }

  /** A single game. */
  public Setup(
      @Nullable String preset,
      Map<String, String> options,
      SeatChoice one,
      SeatChoice two,
      Starter starter,
      TimeControl clock) {
    this(preset, options, one, two, starter, clock, 1, false);
  }

  /** The same game with these on the seats, the upper one beginning. */
  public Setup seated(SeatChoice first, SeatChoice second, boolean trained) {
    return new Setup(preset, options, first, second, Starter.ONE, clock, 1, trained);
  }

  /**
   * The rules that were set.
   *
   * @throws BadInputException when the game does not know them or they contradict each other
   */
  public Settings settings(Game game) throws BadInputException {
    return Rules.settings(game, preset, options);
  }

  /** The same game between two machines. */
  public Setup watched() {
    return new Setup(
        preset,
        options,
        one.seatMachine(),
        two.seatMachine(),
        starter,
        TimeControl.NONE,
        games,
        false);
  }

  /** The same with another seat to begin. */
  public Setup startedBy(Starter other) {
    return new Setup(preset, options, one, two, other, clock, games, training);
  }
}
