package quadrille.games.dames.protocol;

/**
 * How far a search on the opponent's time is: whether the expected move was played, and whether the
 * search has ended by itself. Its answer waits for both. Thread-safe.
 */
final class Pondering {
  private boolean hit;
  private boolean ended;

  /** The expected move was played; returns whether the search has ended already. */
  synchronized boolean hit() {
    hit = true;
    return ended;
  }

  /** The search has ended; returns whether the expected move was played. */
  synchronized boolean end() {
    ended = true;
    return hit;
  }
}
