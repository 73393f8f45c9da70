package quadrille.app.setup;

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
 *     #MAX_GAMES}
 * @param training whether moves may be tried again as often as wanted
 */
public record GameSetup(
    @Nullable String preset,
    Map<String, String> options,
    SeatChoice one,
    SeatChoice two,
    Starter starter,
    TimeControl clock,
    int games,
    boolean training) {
  /** The most games in a row. */
  public static final int MAX_GAMES = 1000;

  /** A person against a machine, by the game's own rules. */
  public static final GameSetup DEFAULT =
      new GameSetup(
          null, Map.of(), SeatChoice.HUMAN, SeatChoice.COMPUTER, Starter.ONE, TimeControl.NONE);

  public GameSetup {
    options = Map.copyOf(options);
    Objects.requireNonNull(one);
    Objects.requireNonNull(two);
    Objects.requireNonNull(starter);
    Objects.requireNonNull(clock);
    games = Math.clamp(games, 1, MAX_GAMES);
  }

  /** A single game. */
  public GameSetup(
      @Nullable String preset,
      Map<String, String> options,
      SeatChoice one,
      SeatChoice two,
      Starter starter,
      TimeControl clock) {
    this(preset, options, one, two, starter, clock, 1, false);
  }

  /** The same game with these on the seats, the upper one beginning. */
  public GameSetup withSeats(SeatChoice first, SeatChoice second, boolean trained) {
    return new GameSetup(preset, options, first, second, Starter.ONE, clock, 1, trained);
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
  public GameSetup betweenComputers() {
    return new GameSetup(
        preset,
        options,
        one.withComputer(),
        two.withComputer(),
        starter,
        TimeControl.NONE,
        games,
        false);
  }

  /** The same with another seat to begin. */
  public GameSetup withStarter(Starter other) {
    return new GameSetup(preset, options, one, two, other, clock, games, training);
  }
}
