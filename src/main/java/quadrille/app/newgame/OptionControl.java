package quadrille.app.newgame;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Spinner;
import quadrille.app.ui.IntegerSpinnerValues;
import quadrille.app.ui.LabelConverter;
import quadrille.app.ui.SegmentedChoice;
import quadrille.app.ui.WrappingComboBox;
import quadrille.core.Option;

/**
 * A control for an option, by its type.
 *
 * @param node the control or group to show
 * @param wide whether it needs a row of its own
 * @param show sets the shown value
 */
record OptionControl(Node node, boolean wide, Consumer<String> show) {
  private static final int MAX_SEGMENTS = 5;

  /** The length of the longest value that fits beside the option's label. */
  private static final int MAX_INLINE_LENGTH = 20;

  /** The length of the longest label that leaves room for a list of values beside it. */
  private static final int MAX_INLINE_LABEL = 28;

  private static final double WIDTH = 184;
  private static final double NUMBER_WIDTH = 104;

  /**
   * @param label the label of the option
   * @param word returns the label of a value
   * @param chosen called when the player selects a value
   */
  static OptionControl of(
      Option option, String label, Function<String, String> word, Consumer<String> chosen) {
    return switch (option) {
      case Option.Flag flag -> toggle(chosen);
      case Option.Choice choice -> choice(choice.values(), label, word, chosen);
      case Option.IntRange whole ->
          whole.values().size() <= MAX_SEGMENTS
              ? segments(whole.values(), chosen)
              : spinner(whole, chosen);
    };
  }

  private static OptionControl toggle(Consumer<String> chosen) {
    ToggleSwitch toggle = new ToggleSwitch();
    toggle.selectedProperty().addListener((all, was, is) -> chosen.accept(is.toString()));
    return new OptionControl(
        toggle, false, value -> toggle.setSelected(Boolean.parseBoolean(value)));
  }

  private static OptionControl segments(List<String> values, Consumer<String> chosen) {
    SegmentedChoice<String> segments = new SegmentedChoice<>();
    segments.setChoices(values, Function.identity());
    segments.setOnSelected(chosen);
    return new OptionControl(segments, false, segments::select);
  }

  private static OptionControl choice(
      List<String> values, String label, Function<String, String> word, Consumer<String> chosen) {
    WrappingComboBox<String> box = new WrappingComboBox<>();
    box.getItems().setAll(values);
    box.setConverter(new LabelConverter<>(word));
    box.setPrefWidth(WIDTH);
    box.setMaxWidth(Double.MAX_VALUE);
    box.setOnAction(event -> chosen.accept(box.getValue()));
    boolean wide =
        label.length() > MAX_INLINE_LABEL
            || values.stream().anyMatch(value -> word.apply(value).length() > MAX_INLINE_LENGTH);
    return new OptionControl(box, wide, box::setValue);
  }

  private static OptionControl spinner(Option.IntRange whole, Consumer<String> chosen) {
    Spinner<Integer> spinner = new Spinner<>();
    IntegerSpinnerValues.install(spinner, whole.minimum(), whole.maximum(), whole.step());
    spinner.setPrefWidth(NUMBER_WIDTH);
    spinner.valueProperty().addListener((all, was, is) -> chosen.accept(is.toString()));
    return new OptionControl(
        spinner, false, value -> spinner.getValueFactory().setValue(Integer.valueOf(value)));
  }
}
