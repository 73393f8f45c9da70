package quadrille.app.help;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.core.Guide;
import quadrille.core.Line;
import quadrille.text.Text;

/** The progress of a lesson. Not thread-safe. */
public final class LessonModel {
  private final List<Guide.LessonStep> steps;
  private final ReadOnlyObjectWrapper<State> state;

  /**
   * @param steps at least one
   */
  public LessonModel(List<Guide.LessonStep> steps) {
    this.steps = List.copyOf(steps);
    state = new ReadOnlyObjectWrapper<>(initialState(0));
  }

  /**
   * The state that the screen shows.
   *
   * @param step the index of the step
   * @param board the board, including a move that was tried
   * @param feedback the feedback to that move, or null before it
   * @param right whether the move was right
   */
  record State(int step, Line board, @Nullable Text feedback, boolean right) {}

  private State initialState(int step) {
    return new State(step, steps.get(step).board(), null, false);
  }

  ReadOnlyObjectProperty<State> stateProperty() {
    return state.getReadOnlyProperty();
  }

  State current() {
    return state.get();
  }

  int size() {
    return steps.size();
  }

  Text task() {
    return steps.get(current().step()).task();
  }

  boolean isFirst() {
    return current().step() == 0;
  }

  boolean isLast() {
    return current().step() == steps.size() - 1;
  }

  /** Whether the step still waits for a move. */
  boolean awaitsMove() {
    return current().board() == steps.get(current().step()).board();
  }

  /** Tries a legal move. */
  void tryMove(long move) {
    if (awaitsMove()) {
      Guide.LessonStep step = steps.get(current().step());
      boolean right = step.isSolvedBy(move);
      Text feedback = right ? step.successText() : step.failureText();
      state.set(new State(current().step(), step.board().play(move), feedback, right));
    }
  }

  /** Shows why a click was refused. */
  void showRefusal(Text why) {
    if (awaitsMove()) {
      state.set(new State(current().step(), current().board(), why, false));
    }
  }

  /** Restarts the step. */
  void retry() {
    state.set(initialState(current().step()));
  }

  void back() {
    state.set(initialState(Math.max(0, current().step() - 1)));
  }

  void next() {
    state.set(initialState(Math.min(steps.size() - 1, current().step() + 1)));
  }
}
