package quadrille.arena.training;

import java.nio.ByteBuffer;
import quadrille.core.Position;
import quadrille.search.training.TrainingModel;

/**
 * A quiet position of a game of the training.
 *
 * @param result of its game, in half points for the side to move: 0 lost, 1 drawn, 2 won; {@link
 *     #UNKNOWN} in a game with random moves, whose end tells little about the position
 * @param score of the search, in points for the side to move, within ± {@link #MAX_SCORE}
 */
public record TrainingPosition(Position position, int result, int score) {
  /** In place of a result that tells nothing. */
  public static final int UNKNOWN = -1;

  /** The largest absolute value of a score in a record, in points; certain wins are cut to it. */
  public static final int MAX_SCORE = 30_000;

  /** The bytes of the result and the score. */
  private static final int LABEL_BYTES = 3;

  public TrainingPosition {
    score = Math.clamp(score, -MAX_SCORE, MAX_SCORE);
  }

  /** Whether the game had a result that tells something about the position. */
  boolean hasResult() {
    return result != UNKNOWN;
  }

  /** The result for the side to move, 0 … 1, if it tells something. */
  double expectedResult() {
    return result / 2.0;
  }

  /** The size of a record: the position, a byte for the result, two for the score. */
  public static int bytes(TrainingModel model) {
    return model.positionBytes() + LABEL_BYTES;
  }

  /** Writes a record. */
  void write(TrainingModel model, ByteBuffer target) {
    model.write(position, target);
    target.put((byte) result).putShort((short) score);
  }

  /** Reads a record. */
  public static TrainingPosition read(TrainingModel model, ByteBuffer source) {
    Position position = model.read(source);
    return new TrainingPosition(position, source.get(), source.getShort());
  }
}
