package quadrille.cli;

import java.util.Random;
import java.util.SplittableRandom;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.Room;
import quadrille.match.Clock;
import quadrille.match.Player;
import quadrille.match.Seat;

/**
 * Who plays what: one game or several. Two games in a row share an opening and exchange the seats.
 *
 * @param start where every game starts, before its random opening
 * @param first has the first move in the games 0, 2, 4, …
 * @param second has it in the games 1, 3, 5, …
 * @param seed decides everything that is left to chance
 * @param openingPlies the length of the random openings, 0 or more
 * @param threads how many threads a machine searches with
 */
record Contest(
    Room room,
    Line start,
    Seat first,
    Seat second,
    Clock.Rule clock,
    long seed,
    int openingPlies,
    int threads) {

  /** Whether the seats are exchanged in that game, counted from 0. */
  static boolean isExchanged(int game) {
    return game % 2 == 1;
  }

  Seat seat(int game, Side side) {
    return (side == Side.FIRST) == isExchanged(game) ? second : first;
  }

  /** Where that game starts. */
  Line opening(int game) throws FailedException {
    return Opening.random(start, openingPlies, new Random(chance(game / 2, Side.values().length)));
  }

  Player sit(int game, Side side) {
    return seat(game, side)
        .sit(
            room.game(), room.knowledge(), start.settings(), chance(game, side.ordinal()), threads);
  }

  /** The seeds of different games and purposes have nothing to do with each other. */
  private long chance(int number, int purpose) {
    long game = new SplittableRandom(seed).nextLong() + number;
    return new SplittableRandom(game).nextLong() + purpose;
  }
}
