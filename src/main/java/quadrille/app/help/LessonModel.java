package quadrille.app.help;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.core.Guide;
import quadrille.core.Line;
import quadrille.core.Text;

/** How far somebody has come in a first lesson. For one thread. */
public final class LessonModel {
  private final List<Guide.Step> steps;
  private final ReadOnlyObjectWrapper<State> state;

  /**
   * @param steps at least one
   */
  public LessonModel(List<Guide.Step> steps) {
    this.steps = List.copyOf(steps);
    state = new ReadOnlyObjectWrapper<>(fresh(0));
  }

  /**
   * What is to be seen.
   *
   * @param step the number of the step, from 0
   * @param board with the move that was tried, if one was
   * @param feedback what is said about it, or null before it
   * @param right whether it did what was asked
   */
  record State(int step, Line board, @Nullable Text feedback, boolean right) {}

  private State fresh(int step) {
    return new State(step, steps.get(step).board(), null, false);
  }

  ReadOnlyObjectProperty<State> stateProperty() {
    return state.getReadOnlyProperty();
  }

  State now() {
    return state.get();
  }

  int size() {
    return steps.size();
  }

  Text task() {
    return steps.get(now().step()).task();
  }

  boolean isFirst() {
    return now().step() == 0;
  }

  boolean isLast() {
    return now().step() == steps.size() - 1;
  }

  /** Whether a move is awaited: none was tried yet. */
  boolean isOpen() {
    return now().board() == steps.get(now().step()).board();
  }

  /** Tries a legal move of the step's board. */
  void tryMove(long move) {
    if (isOpen()) {
      Guide.Step step = steps.get(now().step());
      boolean right = step.isRight(move);
      Text said = right ? step.right() : step.wrong();
      state.set(new State(now().step(), step.board().play(move), said, right));
    }
  }

  /** Says why a click was no move. */
  void refuse(Text why) {
    if (isOpen()) {
      state.set(new State(now().step(), now().board(), why, false));
    }
  }

  /** The step from its beginning. */
  void again() {
    state.set(fresh(now().step()));
  }

  void back() {
    state.set(fresh(Math.max(0, now().step() - 1)));
  }

  void next() {
    state.set(fresh(Math.min(steps.size() - 1, now().step() + 1)));
  }
}
