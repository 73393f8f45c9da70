package quadrille.app.newgame;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Spinner;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.TimeControl;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IntegerSpinnerValues;
import quadrille.app.ui.LabelConverter;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SegmentedChoice;
import quadrille.match.Clock;
import quadrille.text.Localizer;

/** The form for the time control: the presets, and fields for any other. */
final class TimeControlForm extends FxmlView {
  private static final int MAX_MINUTES = 600;
  private static final int MAX_SECONDS = 59;
  private static final int MAX_INCREMENT = 600;
  private static final int SECONDS_PER_MINUTE = 60;
  private static final int MS_PER_SECOND = 1000;
  private static final TimeControl FIRST_CUSTOM = TimeControl.perGame(5 * SECONDS_PER_MINUTE, 3);

  private final ObjectProperty<TimeControl> value;
  private Kind kind = Kind.GAME;

  @FXML private ComboBox<Choice> clock;
  @FXML private VBox fields;
  @FXML private SegmentedChoice<Kind> kinds;
  @FXML private Spinner<Integer> minutes;
  @FXML private Spinner<Integer> seconds;
  @FXML private HBox incrementRow;
  @FXML private Spinner<Integer> increment;

  private enum Kind {
    GAME,
    MOVE
  }

  /**
   * An item of the list.
   *
   * @param preset null for a time control of the player's own
   */
  private record Choice(@Nullable TimeControl preset) {}

  /**
   * @param value the time control, which follows the form
   */
  TimeControlForm(ObjectProperty<TimeControl> value, Localizer localizer) {
    super(localizer);
    this.value = value;
    kinds.setChoices(List.of(Kind.values()), each -> label("clock.per", each));
    kinds.setOnSelected(this::chooseKind);
    IntegerSpinnerValues.install(minutes, 0, MAX_MINUTES, 1);
    IntegerSpinnerValues.install(seconds, 0, MAX_SECONDS, 1);
    IntegerSpinnerValues.install(increment, 0, MAX_INCREMENT, 1);
    TimeControl first = value.get();
    boolean preset = TimeControl.PRESETS.contains(first);
    fill(preset ? FIRST_CUSTOM : first);
    Stream.of(minutes, seconds, increment)
        .forEach(each -> each.valueProperty().addListener((_, _, _) -> takeFields()));
    clock.setConverter(new LabelConverter<>(this::label));
    TimeControl.PRESETS.forEach(each -> clock.getItems().add(new Choice(each)));
    clock.getItems().add(new Choice(null));
    clock.setValue(new Choice(preset ? first : null));
    clock.valueProperty().subscribe(this::choose);
  }

  private String label(Choice choice) {
    TimeControl preset = choice.preset();
    return preset == null ? localize("clock.custom") : localize(preset.text());
  }

  /** Shows a time control in the fields; parts of a second are dropped. */
  private void fill(TimeControl shown) {
    switch (shown.rule()) {
      case Clock.Rule.None _ -> {}
      case Clock.Rule.PerMove(long timeMs) -> fill(Kind.MOVE, timeMs, 0);
      case Clock.Rule.PerGame(long timeMs, long incrementMs) ->
          fill(Kind.GAME, timeMs, incrementMs);
    }
  }

  private void fill(Kind shown, long timeMs, long incrementMs) {
    int time = (int) (timeMs / MS_PER_SECOND);
    kind = shown;
    kinds.select(shown);
    minutes.getValueFactory().setValue(time / SECONDS_PER_MINUTE);
    seconds.getValueFactory().setValue(time % SECONDS_PER_MINUTE);
    increment.getValueFactory().setValue((int) (incrementMs / MS_PER_SECOND));
    Nodes.setShown(incrementRow, shown == Kind.GAME);
  }

  private void choose(Choice choice) {
    TimeControl preset = choice.preset();
    Nodes.setShown(fields, preset == null);
    if (preset == null) {
      takeFields();
    } else {
      value.set(preset);
    }
  }

  private void chooseKind(Kind chosen) {
    kind = chosen;
    Nodes.setShown(incrementRow, chosen == Kind.GAME);
    takeFields();
  }

  /** Takes the time control from the fields; no time at all counts as one second. */
  private void takeFields() {
    if (clock.getValue() != null && clock.getValue().preset() == null) {
      int time = Math.max(1, minutes.getValue() * SECONDS_PER_MINUTE + seconds.getValue());
      value.set(
          kind == Kind.MOVE
              ? TimeControl.perMove(time)
              : TimeControl.perGame(time, increment.getValue()));
    }
  }
}
