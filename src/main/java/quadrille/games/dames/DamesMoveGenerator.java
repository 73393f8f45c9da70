package quadrille.games.dames;

import quadrille.core.MoveList;
import quadrille.games.dames.DamesRules.Capture;

/** Generates the legal moves of a position, by the quickest way for its board. */
public final class DamesMoveGenerator {
  private DamesMoveGenerator() {}

  /** Adds all legal moves: captures, and quiet moves unless a capture is forced. */
  static void generate(DamesPosition position, MoveList moves) {
    int before = moves.size();
    generateCaptures(position, moves);
    if (moves.size() > before && position.rules().capture() != Capture.OPTIONAL) {
      return;
    }
    if (isSmall(position)) {
      SmallBoardMoves.addQuietMoves(position, moves);
    } else {
      LargeBoardMoves.addQuietMoves(position, moves);
    }
  }

  /** Adds the legal captures only. */
  public static void generateCaptures(DamesPosition position, MoveList moves) {
    if (isSmall(position)) {
      SmallBoardCaptures.add(position, moves);
    } else {
      LargeBoardMoves.addCaptures(position, moves);
    }
  }

  /** Whether the side to move can capture. */
  public static boolean canCapture(DamesPosition position) {
    return isSmall(position)
        ? SmallBoardMoves.jumpers(position) != 0
        : LargeBoardMoves.canCapture(position);
  }

  /** Returns whether there is a legal move. */
  public static boolean canMove(DamesPosition position) {
    return isSmall(position)
        ? SmallBoardMoves.canMove(position)
        : LargeBoardMoves.canMove(position);
  }

  private static boolean isSmall(DamesPosition position) {
    return position.board().words() == 1;
  }
}
