package quadrille.search.book;

/**
 * A move of a book.
 *
 * @param score what the move is worth to the side that makes it, see {@link quadrille.search.Score}
 */
public record BookMove(long move, int score) {}
