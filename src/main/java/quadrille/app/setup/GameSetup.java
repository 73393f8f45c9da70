package quadrille.app.setup;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Rules;
import quadrille.core.Settings;

/**
 * A game as it was set up on the new-game screen.
 *
 * @param preset the rule preset, or null for the game's first
 * @param options the options that differ from the preset
 * @param games the number of games that computers play in a row, swapping sides after each, 1 …
 *     {@link #MAX_GAMES}
 * @param training whether takebacks are free
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

  /** A human against a computer with the default rules. */
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

  /** A single game with these players, the first of whom moves first. */
  public GameSetup withSeats(SeatChoice first, SeatChoice second, boolean training) {
    return new GameSetup(preset, options, first, second, Starter.ONE, clock, 1, training);
  }

  /**
   * The settings of the game.
   *
   * @throws BadInputException when the game does not have an option or the options contradict each
   *     other
   */
  public Settings settings(Game game) throws BadInputException {
    return Rules.settings(game, preset, options);
  }

  /** Whether the rules are others than those of the preset, or of the game if it has none. */
  public boolean isCustom(Game game) {
    try {
      return !settings(game).equals(Rules.settings(game, preset, Map.of()));
    } catch (BadInputException e) {
      return true;
    }
  }

  /** The same game between two computers. */
  public GameSetup betweenComputers() {
    return new GameSetup(
        preset, options, one.withComputer(), two.withComputer(), starter, clock, games, false);
  }

  /** The same with another starter. */
  public GameSetup withStarter(Starter other) {
    return new GameSetup(preset, options, one, two, other, clock, games, training);
  }
}
