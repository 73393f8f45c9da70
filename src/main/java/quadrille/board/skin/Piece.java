package quadrille.board.skin;

import org.jspecify.annotations.Nullable;
import quadrille.core.Side;

/**
 * What stands on a cell.
 *
 * @param owner whose it is, or null if nobody's
 * @param kind the game's own word for it, such as man, king or stone
 */
public record Piece(@Nullable Side owner, String kind) {}
