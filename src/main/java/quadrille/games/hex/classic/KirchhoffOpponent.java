package quadrille.games.hex.classic;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quadrille.core.Line;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.search.BandedSystem;
import quadrille.games.hex.search.CircuitEvaluation;
import quadrille.games.hex.search.HexLinks;
import quadrille.search.classic.BestMoves;
import quadrille.search.classic.Opponent;

/**
 * Treats the board as two circuits of resistors, one for each side, after a student report on Hex.
 * It tries a stone on every empty cell, solves Kirchhoff's laws for both circuits and plays where
 * the ratio of its resistance to the opponent's is smallest. It searches one ply, ignores bridges
 * and treats the swap like any other move.
 *
 * <p>On the largest board that is 361 times two banded systems of 361 equations ({@link
 * BandedSystem}), some tenths of a second.
 */
final class KirchhoffOpponent implements Opponent {
  /** Smaller differences are rounding errors, as between symmetric cells. */
  private static final double TOLERANCE = 1e-9;

  private final CircuitEvaluation circuits;

  KirchhoffOpponent(HexBoard board) {
    circuits = new CircuitEvaluation(HexLinks.withoutBridges(board));
  }

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stop) {
    HexPosition position = (HexPosition) line.position();
    return BestMoves.rate(
            position.legalMoves().stream(),
            move -> Math.rint(-circuits.advantage(position.play(move)) / TOLERANCE),
            stop)
        .pickRandom(random);
  }
}
