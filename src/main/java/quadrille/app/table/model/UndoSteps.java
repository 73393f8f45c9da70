package quadrille.app.table.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;

/** Counts the moves of one undo or redo: from one decision of a human to another. */
final class UndoSteps {
  private UndoSteps() {}

  /**
   * The moves to take back until a human is to move again, or one where only computers play; 0
   * where there is nothing to take back.
   */
  static int movesToTakeBack(Line line, Seats seats) {
    int plies = 0;
    for (@Nullable Line at = line.parent(); at != null; at = at.parent()) {
      plies++;
      if (seats.onlyComputersPlay() || seats.isHuman(at.position().turn())) {
        return plies;
      }
    }
    return 0;
  }

  /**
   * The moves to redo until a human is to move, or one where only computers play.
   *
   * @param takenBack the lines to return to, the nearest first
   */
  static int movesToRedo(List<Line> takenBack, Seats seats) {
    for (int i = 0; i < takenBack.size(); i++) {
      if (seats.onlyComputersPlay() || seats.isHuman(takenBack.get(i).position().turn())) {
        return i + 1;
      }
    }
    return takenBack.size();
  }
}
