package quadrille.board.animation;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.ParallelTransition;
import javafx.animation.PauseTransition;
import javafx.animation.SequentialTransition;
import javafx.util.Duration;
import quadrille.core.Step;

/**
 * Animates a move step by step on the pieces of the position before it. Consecutive steps of one
 * kind that do not move a piece (captures, flips, boxes) start one shortly after another.
 */
public final class MoveAnimation {
  private static final double STAGGER = 0.3;

  private final StepAnimations animations;
  private final Duration stagger;
  private final Runnable onFinished;
  private final List<List<Step>> groups = new ArrayList<>();
  private Animation running = new PauseTransition(Duration.ZERO);

  /**
   * @param millis the duration of one step in milliseconds, more than 0
   * @param finished run after the last step
   */
  public MoveAnimation(
      List<Step> steps, StepAnimations animations, double millis, Runnable finished) {
    this.animations = animations;
    this.onFinished = finished;
    stagger = Duration.millis(millis * STAGGER);
    for (Step step : steps) {
      if (groups.isEmpty() || !canOverlap(groups.getLast().getLast(), step)) {
        groups.add(new ArrayList<>());
      }
      groups.getLast().add(step);
    }
  }

  private static boolean canOverlap(Step before, Step step) {
    return before.kind() == step.kind() && step.kind() != Step.Kind.SLIDE;
  }

  public void play() {
    playFrom(0);
  }

  /** Stops at once, without running {@code finished}. */
  public void stop() {
    running.setOnFinished(null);
    running.stop();
  }

  /** Each animation is created when its turn comes, because it depends on the steps before it. */
  private void playFrom(int group) {
    if (group == groups.size()) {
      onFinished.run();
      return;
    }
    running = animate(groups.get(group));
    running.setOnFinished(_ -> playFrom(group + 1));
    running.play();
  }

  private Animation animate(List<Step> steps) {
    ParallelTransition all = new ParallelTransition();
    Duration delay = Duration.ZERO;
    for (Step step : steps) {
      Animation one = animations.of(step);
      all.getChildren().add(new SequentialTransition(new PauseTransition(delay), one));
      delay = delay.add(stagger);
    }
    return all;
  }
}
