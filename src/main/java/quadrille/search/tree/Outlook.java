package quadrille.search.tree;

/**
 * What a game knows or guesses about a position, for the side to move.
 *
 * @param plies the most plies until the side to move has won, or with a minus sign lost; 0 if the
 *     winner is not known
 * @param value the expected result, −1 for a loss … 1 for a win
 * @param moves the moves to search, at least one, the most promising first. If the winner is known,
 *     the first is as good as any; if not, the moves left out are proven to lose, or a table of
 *     openings prefers these
 * @param priors the probability that each of them is the best; their sum is 1
 * @param pliesElsewhere the most plies until the side to move has lost after a move left out, if
 *     all of these lose; 0 if there is none
 */
public record Outlook(int plies, double value, long[] moves, float[] priors, int pliesElsewhere) {}
