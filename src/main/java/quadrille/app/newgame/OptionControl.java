package quadrille.app.newgame;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Spinner;
import quadrille.app.ui.LabelConverter;
import quadrille.app.ui.SegmentedChoice;
import quadrille.core.Option;

/**
 * The control that fits an option's type.
 *
 * @param node what is seen
 * @param wide whether its words need a row to themselves
 * @param show shows a value of the option
 */
record OptionControl(Node node, boolean wide, Consumer<String> show) {
  private static final int MAX_SEGMENTS = 5;

  /** Letters in the longest value that leave room for the option's name beside it. */
  private static final int MAX_INLINE_LENGTH = 20;

  private static final double WIDTH = 184;
  private static final double NUMBER_WIDTH = 104;

  /**
   * @param word what a value is called
   * @param chosen told when the player chooses a value
   */
  static OptionControl of(Option option, Function<String, String> word, Consumer<String> chosen) {
    return switch (option) {
      case Option.Flag flag -> toggle(chosen);
      case Option.Choice choice -> choice(choice.values(), word, chosen);
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
      List<String> values, Function<String, String> word, Consumer<String> chosen) {
    ComboBox<String> box = new ComboBox<>();
    box.getItems().setAll(values);
    box.setConverter(new LabelConverter<>(word));
    box.setPrefWidth(WIDTH);
    box.setMaxWidth(Double.MAX_VALUE);
    box.setOnAction(event -> chosen.accept(box.getValue()));
    boolean wide =
        values.stream().anyMatch(value -> word.apply(value).length() > MAX_INLINE_LENGTH);
    return new OptionControl(box, wide, box::setValue);
  }

  private static OptionControl spinner(Option.IntRange whole, Consumer<String> chosen) {
    Spinner<Integer> spinner = new Spinner<>(new IntegerOptionValueFactory(whole));
    spinner.setEditable(true);
    spinner.setPrefWidth(NUMBER_WIDTH);
    spinner.valueProperty().addListener((all, was, is) -> chosen.accept(is.toString()));
    return new OptionControl(
        spinner, false, value -> spinner.getValueFactory().setValue(Integer.valueOf(value)));
  }
}
