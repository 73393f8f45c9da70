package quadrille.board;

import quadrille.core.Side;

/**
 * What stands on a cell.
 *
 * @param owner whose it is
 * @param kind what it is: {@code man}, {@code king}, {@code stone}; the game's own word
 */
public record Piece(Side owner, String kind) {}
