package quadrille.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * The pairings of a contest and the order of their games: in every round each pairing plays twice,
 * with swapped seats.
 *
 * @param pairings not empty
 * @param gamesPerPairing the number of games per pairing, 1 or more; if odd, each pairing plays
 *     only one game in the last round
 */
public record Schedule(List<Pairing> pairings, int gamesPerPairing) {

  /** Two different players, counted from 0; the first one has the first move in the first game. */
  public record Pairing(int first, int second) {}

  public Schedule {
    pairings = List.copyOf(pairings);
    if (pairings.isEmpty() || gamesPerPairing < 1) {
      throw new IllegalArgumentException(gamesPerPairing + " games of " + pairings);
    }
  }

  /** Everybody plays everybody. */
  public static Schedule roundRobin(int players, int games) {
    return neighbours(players, players - 1, games);
  }

  /** The first player plays everybody else. */
  public static Schedule gauntlet(int players, int games) {
    List<Pairing> pairings = new ArrayList<>();
    for (int i = 1; i < players; i++) {
      pairings.add(new Pairing(0, i));
    }
    return new Schedule(pairings, games);
  }

  /** Everybody plays those up to {@code reach} places away. */
  public static Schedule neighbours(int players, int reach, int games) {
    List<Pairing> pairings = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      for (int j = i + 1; j < players && j <= i + reach; j++) {
        pairings.add(new Pairing(i, j));
      }
    }
    return new Schedule(pairings, games);
  }

  /** The number of games. */
  public int size() {
    return pairings.size() * gamesPerPairing;
  }

  /**
   * The game with that number.
   *
   * @param number 0 … {@link #size} − 1
   */
  public Fixture fixture(int number) {
    int round = number / (2 * pairings.size());
    int inRound = number % (2 * pairings.size());
    boolean single = round == gamesPerPairing / 2;
    Pairing pairing = pairings.get(single ? inRound : inRound / 2);
    boolean exchanged = !single && inRound % 2 == 1;
    return exchanged
        ? new Fixture(number, round, pairing.second(), pairing.first())
        : new Fixture(number, round, pairing.first(), pairing.second());
  }
}
