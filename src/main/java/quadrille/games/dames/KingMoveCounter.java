package quadrille.games.dames;

import quadrille.core.DrawCounter;
import quadrille.core.Position;
import quadrille.text.Text;

/** Counts the moves in a row that are made by kings and capture nothing. */
record KingMoveCounter(String reason, int plies) implements DrawCounter {

  @Override
  public Text text() {
    return Text.of(KingMoveCounter.class, "outcome." + reason, plies / 2);
  }

  /** Without a king on the board there is nothing to count. */
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
