package quadrille.games.hexxagon;

import quadrille.core.DrawCounter;
import quadrille.core.Position;
import quadrille.text.Text;

/** Counts consecutive plies without a clone; a hundred of them are a draw. */
final class HexxagonJumpCounter implements DrawCounter {
  private static final int LIMIT = 100;

  @Override
  public String reason() {
    return "no-clone";
  }

  @Override
  public Text text() {
    return Text.of(HexxagonJumpCounter.class, "outcome.no-clone", LIMIT);
  }

  @Override
  public int limit(Position position) {
    return LIMIT;
  }

  @Override
  public boolean counts(Position before, long move, Position after) {
    return HexxagonMove.isJump(move);
  }
}
