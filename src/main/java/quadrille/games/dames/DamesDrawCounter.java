package quadrille.games.dames;

import java.util.List;
import java.util.function.Predicate;
import quadrille.core.DrawCounter;
import quadrille.core.Position;
import quadrille.text.Text;

/**
 * A draw rule: counts either consecutive king moves without a capture, or the moves since one side
 * was reduced to a single king against certain pieces.
 *
 * @param plies the limit in plies, that is, twice the moves of each side
 * @param kingMoves whether only king moves without a capture count
 * @param applies whether the rule applies in a position
 */
record DamesDrawCounter(
    String reason, int plies, boolean kingMoves, Predicate<DamesPosition> applies)
    implements DrawCounter {

  /** The condition on the pieces that a lone king faces. */
  private interface PieceCondition {
    boolean matches(int men, int kings);
  }

  /** Returns the draw counters of a rule set. */
  static List<DrawCounter> of(DamesRules rules) {
    return switch (rules.drawRule()) {
      case FMJD ->
          List.of(
              kingMoves("kings-only", 50),
              loneKing("king-against-three", 32, (men, kings) -> men + kings == 3 && kings >= 1),
              loneKing("king-against-two", 10, (men, kings) -> men + kings <= 2 && kings >= 1));
      case ENGLISH -> List.of(kingMoves("no-progress", 80));
      case RUSSIAN ->
          List.of(
              kingMoves("kings-only", 30),
              loneKing("king-against-kings", 30, (men, kings) -> men == 0 && kings >= 3));
      case NONE -> List.of();
    };
  }

  /** Without a king on the board nothing is counted. */
  private static DrawCounter kingMoves(String reason, int plies) {
    return new DamesDrawCounter(reason, plies, true, DamesDrawCounter::hasKings);
  }

  private static DrawCounter loneKing(String reason, int plies, PieceCondition opponent) {
    return new DamesDrawCounter(
        reason,
        plies,
        false,
        position ->
            isLoneKing(position, PieceColour.WHITE, opponent)
                || isLoneKing(position, PieceColour.BLACK, opponent));
  }

  private static boolean isLoneKing(
      DamesPosition position, PieceColour colour, PieceCondition opponent) {
    if (position.count(colour) != 1 || position.countKings(colour) != 1) {
      return false;
    }
    int kings = position.countKings(colour.other());
    return opponent.matches(position.count(colour.other()) - kings, kings);
  }

  private static boolean hasKings(DamesPosition position) {
    return (position.kings(0) | position.kings(1)) != 0;
  }

  @Override
  public Text text() {
    return Text.of(DamesDrawCounter.class, "outcome." + reason, plies / 2);
  }

  @Override
  public int limit() {
    return plies;
  }

  @Override
  public int limit(Position position) {
    return applies.test((DamesPosition) position) ? plies : 0;
  }

  /** The move that leaves a lone king is not counted itself. */
  @Override
  public boolean counts(Position before, long move, Position after) {
    DamesPosition old = (DamesPosition) before;
    if (kingMoves) {
      return isQuietKingMove(old, move);
    }
    return hasKings(old) && applies.test(old) && applies.test((DamesPosition) after);
  }

  static boolean isQuietKingMove(DamesPosition before, long move) {
    return !DamesMove.isCapture(move) && before.hasKing(DamesMove.from(move));
  }
}
