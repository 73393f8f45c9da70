package quadrille.board.skin;

import org.jspecify.annotations.Nullable;
import quadrille.core.Side;

/**
 * What stands on a cell.
 *
 * @param owner whose it is, or null if nobody's
 * @param kind what it is: {@code man}, {@code king}, {@code stone}; the game's own word
 */
public record Piece(@Nullable Side owner, String kind) {}
