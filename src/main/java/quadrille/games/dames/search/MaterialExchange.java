package quadrille.games.dames.search;

import java.util.List;
import quadrille.games.dames.DamesMove;
import quadrille.games.dames.DamesMoveGenerator;
import quadrille.games.dames.DamesPosition;

/**
 * The material balance along an expected line, from the view of the side that begins it, up to the
 * last position without a pending capture.
 *
 * @param gain pieces captured minus pieces lost at the end of the line
 * @param maxDeficit the largest deficit on the way, 0 or more
 * @param piecesLost the pieces lost on the way
 * @param settledPly the ply after which the balance no longer changes; if it never changes, the
 *     last one without a pending capture; 0 if every position has one
 * @param crowningPly the ply in which the side that begins crowns a man, 0 if there is none
 */
record MaterialExchange(int gain, int maxDeficit, int piecesLost, int settledPly, int crowningPly) {

  static MaterialExchange of(DamesPosition start, List<Long> moves) {
    int[] balances = new int[moves.size() + 1];
    int lost = 0;
    int crowned = 0;
    int quiet = 0;
    int lostByQuiet = 0;
    DamesPosition position = start;
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      boolean own = position.colourToMove() == start.colourToMove();
      int captures = DamesMove.captureCount(move);
      balances[i + 1] = balances[i] + (own ? captures : -captures);
      lost += own ? 0 : captures;
      crowned = crowned == 0 && own && DamesMove.isCrowned(move) ? i + 1 : crowned;
      position = position.play(move);
      if (!DamesMoveGenerator.canCapture(position)) {
        quiet = i + 1;
        lostByQuiet = lost;
      }
    }
    return of(balances, quiet, lostByQuiet, crowned);
  }

  private static MaterialExchange of(int[] balances, int quiet, int lost, int crowned) {
    int lowest = 0;
    int settled = quiet;
    for (int i = quiet; i > 0; i--) {
      lowest = Math.min(lowest, balances[i]);
      settled = settled == i && balances[i - 1] == balances[quiet] ? i - 1 : settled;
    }
    return new MaterialExchange(
        balances[quiet],
        -lowest,
        lost,
        settled == 0 ? quiet : settled,
        crowned <= quiet ? crowned : 0);
  }
}
