package quadrille.games.dames;

import quadrille.core.DrawCounter;
import quadrille.core.Position;
import quadrille.text.Text;

/** Counts the moves since one side was reduced to a single king against certain pieces. */
record LoneKingCounter(String reason, int plies, Material opponentMaterial) implements DrawCounter {

  /** The condition on the pieces that a lone king faces. */
  interface Material {
    boolean matches(int men, int kings);
  }

  @Override
  public Text text() {
    return Text.of(LoneKingCounter.class, "outcome." + reason, plies / 2);
  }

  @Override
  public int limit(Position position) {
    return isLoneKingEnding((DamesPosition) position) ? plies : 0;
  }

  /** The move that creates this balance is not counted itself. */
  @Override
  public boolean counts(Position before, long move, Position after) {
    return isLoneKingEnding((DamesPosition) before) && isLoneKingEnding((DamesPosition) after);
  }

  private boolean isLoneKingEnding(DamesPosition position) {
    return isLoneKing(position, PieceColour.WHITE) || isLoneKing(position, PieceColour.BLACK);
  }

  private boolean isLoneKing(DamesPosition position, PieceColour colour) {
    if (position.count(colour) != 1 || position.countKings(colour) != 1) {
      return false;
    }
    int kings = position.countKings(colour.other());
    return opponentMaterial.matches(position.count(colour.other()) - kings, kings);
  }
}
