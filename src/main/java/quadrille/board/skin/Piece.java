package quadrille.board.skin;

import org.jspecify.annotations.Nullable;
import quadrille.core.Side;

/**
 * A piece on a cell.
 *
 * @param owner the owner, or null
 * @param kind the game's own word for it, such as man, king or stone
 */
public record Piece(@Nullable Side owner, String kind) {}
