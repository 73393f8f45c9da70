package quadrille.games.hex.search;

/**
 * A position in which a move was found to win.
 *
 * @param features those of each move that was to be tried
 * @param winner the index of the one that won
 */
record Lesson(int[][] features, int winner) {}
