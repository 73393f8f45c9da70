package quadrille.app.newgame;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import quadrille.app.setup.GameSetup;
import quadrille.core.Position;

/** The states of the position editor that can be gone back to. */
final class EditHistory {
  private final Deque<Entry> past = new ArrayDeque<>();
  private final Deque<Entry> future = new ArrayDeque<>();
  private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper();
  private Entry present;

  /** A position, and the set-up that has its rules. */
  record Entry(Position position, GameSetup rules) {}

  EditHistory(Entry first) {
    present = first;
  }

  ReadOnlyBooleanProperty canUndoProperty() {
    return canUndo.getReadOnlyProperty();
  }

  ReadOnlyBooleanProperty canRedoProperty() {
    return canRedo.getReadOnlyProperty();
  }

  /** Adds the state after a change; does nothing if nothing has changed. */
  void add(Entry next) {
    if (!next.equals(present)) {
      past.push(present);
      future.clear();
      show(next);
    }
  }

  /** Returns the state before the last change, of which there must be one. */
  Entry undo() {
    future.push(present);
    return show(past.pop());
  }

  /** Returns the state after the change that was undone last, of which there must be one. */
  Entry redo() {
    past.push(present);
    return show(future.pop());
  }

  private Entry show(Entry entry) {
    present = entry;
    canUndo.set(!past.isEmpty());
    canRedo.set(!future.isEmpty());
    return entry;
  }
}
