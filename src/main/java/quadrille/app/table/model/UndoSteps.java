package quadrille.app.table.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;

/** How far one "undo" and one "redo" go: from one decision of a person to another. */
final class UndoSteps {
  private UndoSteps() {}

  /**
   * How many moves to take back: to the last time that a person was to move, one where only
   * machines play; 0 where there is nothing to take back.
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
   * How many moves to play again: until a person is to move, or one where only machines play.
   *
   * @param takenBack the lines that can be had again, the nearest first
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
