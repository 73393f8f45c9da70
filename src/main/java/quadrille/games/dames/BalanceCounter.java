package quadrille.games.dames;

import quadrille.core.DrawCounter;
import quadrille.core.Position;
import quadrille.core.Text;

/** Counts the moves for which one king has stood alone against certain pieces. */
record BalanceCounter(String reason, int plies, Opponents opponents) implements DrawCounter {

  /** Which pieces a lone king stands against. */
  interface Opponents {
    boolean are(int men, int kings);
  }

  @Override
  public Text text() {
    return Text.of(BalanceCounter.class, "outcome." + reason, plies / 2);
  }

  @Override
  public int limit(Position position) {
    return holds((DamesPosition) position) ? plies : 0;
  }

  /** The move that brings the balance about is not counted yet. */
  @Override
  public boolean counts(Position before, long move, Position after) {
    return holds((DamesPosition) before) && holds((DamesPosition) after);
  }

  private boolean holds(DamesPosition position) {
    return isAlone(position, Colour.WHITE) || isAlone(position, Colour.BLACK);
  }

  private boolean isAlone(DamesPosition position, Colour colour) {
    if (position.count(colour) != 1 || position.countKings(colour) != 1) {
      return false;
    }
    int kings = position.countKings(colour.other());
    return opponents.are(position.count(colour.other()) - kings, kings);
  }
}
