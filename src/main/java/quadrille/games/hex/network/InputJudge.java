package quadrille.games.hex.network;

/** Judges what a network sees of a position. An instance belongs to one thread. */
public interface InputJudge {

  /**
   * Judges a position.
   *
   * @param logits receives, for each playable cell of the board as the network sees it, the
   *     logarithm, up to a constant, of the probability that it is the best move; other elements
   *     mean nothing. One for each cell
   * @return the expected result for the side to move, −1 … 1
   */
  double judge(NetworkInput input, double[] logits);
}
