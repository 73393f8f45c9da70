package quadrille.arena.training;

/**
 * How the games of a training are played.
 *
 * @param nodes the nodes of each search, 1 or more
 * @param randomMoves the share of the moves that are picked at random in every other game, 0 … 1. A
 *     search looks at many positions that follow from bad moves, and an evaluation errs there if it
 *     has learned from good ones alone
 * @param seed of the openings and of the random moves
 */
public record SelfPlayOptions(long nodes, double randomMoves, long seed) {

  /** Says in a line how the games are played. */
  @Override
  public String toString() {
    String random =
        randomMoves > 0 ? ", random moves %s in every other game".formatted(randomMoves) : "";
    return "nodes %d%s, seed %d".formatted(nodes, random, seed);
  }
}
