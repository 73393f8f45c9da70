package quadrille.games.dames;

import quadrille.core.DrawCounter;
import quadrille.core.Position;
import quadrille.text.Text;

/** Counts consecutive king moves without a capture. */
record KingMoveCounter(String reason, int plies) implements DrawCounter {

  @Override
  public Text text() {
    return Text.of(KingMoveCounter.class, "outcome." + reason, plies / 2);
  }

  /** Without a king on the board nothing is counted. */
  @Override
  public int limit(Position position) {
    DamesPosition here = (DamesPosition) position;
    return (here.kings(0) | here.kings(1)) == 0 ? 0 : plies;
  }

  @Override
  public boolean counts(Position before, long move, Position after) {
    return isQuietKingMove((DamesPosition) before, move);
  }

  static boolean isQuietKingMove(DamesPosition before, long move) {
    return !DamesMove.isCapture(move) && before.hasKing(DamesMove.from(move));
  }
}
