package quadrille.search.classic;

import java.util.function.BooleanSupplier;
import java.util.function.ToIntBiFunction;
import java.util.random.RandomGenerator;
import quadrille.core.Ending;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.search.Knowledge;

/** Plays the move with the highest immediate gain; one of them at random if several are equal. */
public final class GreedyOpponent implements Opponent {
  private final ToIntBiFunction<Position, Long> gain;

  /**
   * @param gain the immediate gain of a move, in any unit
   */
  public GreedyOpponent(ToIntBiFunction<Position, Long> gain) {
    this.gain = gain;
  }

  /** Compares moves by the evaluation of the positions they lead to. */
  static GreedyOpponent byEvaluation(Knowledge knowledge) {
    return new GreedyOpponent(
        (position, move) -> {
          Position after = position.play(move);
          Ending ending = after.ending();
          int score =
              ending == null
                  ? knowledge.evaluate(after)
                  : knowledge.terminalScore(after, ending, 1);
          return after.turn() == position.turn() ? score : -score;
        });
  }

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stop) {
    Position position = line.position();
    BestMoves best = new BestMoves();
    position.legalMoves().stream()
        .forEach(move -> best.offer(move, gain.applyAsInt(position, move)));
    return best.pickRandom(random);
  }
}
