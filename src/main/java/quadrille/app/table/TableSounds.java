package quadrille.app.table;

import java.util.EnumSet;
import java.util.Set;
import javafx.beans.value.ObservableIntegerValue;
import org.jspecify.annotations.Nullable;
import quadrille.app.sound.Sound;
import quadrille.app.sound.SoundPlayer;
import quadrille.app.table.model.PerSide;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.core.Step;

/** Plays the sounds of moves, of a human's clock that runs low and of the end of a game. */
final class TableSounds {
  private static final Set<Step.Kind> CAPTURING =
      EnumSet.of(Step.Kind.CAPTURE, Step.Kind.FLIP, Step.Kind.CLAIM);

  private final TableModel model;
  private final ObservableIntegerValue volume;
  private @Nullable Line lastLine;
  private boolean over;
  private final PerSide<LowTimeAlarm> alarms;

  TableSounds(TableModel model, ObservableIntegerValue volume, Subscriptions watch) {
    this.model = model;
    this.volume = volume;
    lastLine = model.navigation().line();
    over = model.isOver();
    alarms = PerSide.each(_ -> new LowTimeAlarm(model.state().clock().rule()));
    watch.onChange(model.navigation().lineProperty(), this::update);
    watch.onChange(model.stateProperty(), this::update);
  }

  private void update() {
    Line now = model.navigation().line();
    boolean ends = model.isOver() && !over;
    if (now.parent() != null && now.parent() == lastLine) {
      play(soundOf(now));
    }
    if (ends) {
      play(Sound.END);
    }
    lastLine = now;
    over = model.isOver();
  }

  /** To be called several times a second while a clock runs. */
  void tick() {
    Side running = model.state().runningSide();
    if (running != null && model.seats().isHuman(running)) {
      long leftMs = model.state().remainingMs(running, System.nanoTime());
      if (alarms.of(running).ringsAt(leftMs)) {
        play(Sound.LOW_TIME);
      }
    }
  }

  private void play(Sound sound) {
    SoundPlayer.SHARED.play(sound, volume.get());
  }

  /** The sound of the last move of a line. */
  static Sound soundOf(Line line) {
    Line before = line.parent();
    boolean loud =
        before != null
            && line.game().steps(before.position(), line.move()).stream()
                .anyMatch(step -> CAPTURING.contains(step.kind()));
    return loud ? Sound.CAPTURE : Sound.PLACE;
  }
}
