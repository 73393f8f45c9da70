package quadrille.app.table;

import java.util.EnumSet;
import java.util.Set;
import javafx.beans.value.ObservableIntegerValue;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Watch;
import quadrille.app.sound.Sound;
import quadrille.app.sound.Speaker;
import quadrille.core.Line;
import quadrille.core.Step;

/** Lets moves be heard as they are made, and the end of the game. */
final class TableSounds {
  private static final Set<Step.Kind> LOUD =
      EnumSet.of(Step.Kind.CAPTURE, Step.Kind.FLIP, Step.Kind.CLAIM);

  private final TableModel model;
  private final ObservableIntegerValue volume;
  private @Nullable Line heard;
  private boolean over;

  TableSounds(TableModel model, ObservableIntegerValue volume, Watch watch) {
    this.model = model;
    this.volume = volume;
    heard = model.shownProperty().get();
    over = model.isOver();
    watch.run(model.shownProperty(), this::listen);
    watch.run(model.stateProperty(), this::listen);
  }

  private void listen() {
    Line now = model.shownProperty().get();
    boolean ends = model.isOver() && !over;
    if (now.parent() != null && now.parent() == heard) {
      play(of(now));
    }
    if (ends) {
      play(Sound.END);
    }
    heard = now;
    over = model.isOver();
  }

  private void play(Sound sound) {
    Speaker.SHARED.play(sound, volume.get());
  }

  /** What the last move of a line sounds like. */
  static Sound of(Line line) {
    Line before = line.parent();
    boolean loud =
        before != null
            && line.game().steps(before.position(), line.move()).stream()
                .anyMatch(step -> LOUD.contains(step.kind()));
    return loud ? Sound.CAPTURE : Sound.PLACE;
  }
}
