package quadrille.app.newgame;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Spinner;
import quadrille.app.common.Segments;
import quadrille.core.Option;

/**
 * The control that fits an option's type.
 *
 * @param node what is seen
 * @param show shows a value of the option
 */
record OptionControl(Node node, Consumer<String> show) {
  private static final int FEW = 5;
  private static final double NUMBER_WIDTH = 104;

  /**
   * @param word what a value is called
   * @param chosen told when the player chooses a value
   */
  static OptionControl of(Option option, Function<String, String> word, Consumer<String> chosen) {
    return switch (option) {
      case Option.Flag flag -> toggle(chosen);
      case Option.Choice choice -> choice(choice.values(), word, chosen);
      case Option.Whole whole ->
          whole.values().size() <= FEW ? segments(whole.values(), chosen) : spinner(whole, chosen);
    };
  }

  private static OptionControl toggle(Consumer<String> chosen) {
    ToggleSwitch toggle = new ToggleSwitch();
    toggle.selectedProperty().addListener((all, was, is) -> chosen.accept(is.toString()));
    return new OptionControl(toggle, value -> toggle.setSelected(Boolean.parseBoolean(value)));
  }

  private static OptionControl segments(List<String> values, Consumer<String> chosen) {
    Segments<String> segments = new Segments<>();
    segments.offer(values, Function.identity());
    segments.setOnChosen(chosen);
    return new OptionControl(segments, segments::choose);
  }

  private static OptionControl choice(
      List<String> values, Function<String, String> word, Consumer<String> chosen) {
    ComboBox<String> box = new ComboBox<>();
    box.getItems().setAll(values);
    box.setConverter(new Labels<>(word));
    box.setOnAction(event -> chosen.accept(box.getValue()));
    return new OptionControl(box, box::setValue);
  }

  private static OptionControl spinner(Option.Whole whole, Consumer<String> chosen) {
    Spinner<Integer> spinner = new Spinner<>(new WholeNumbers(whole));
    spinner.setEditable(true);
    spinner.setPrefWidth(NUMBER_WIDTH);
    spinner.valueProperty().addListener((all, was, is) -> chosen.accept(is.toString()));
    return new OptionControl(
        spinner, value -> spinner.getValueFactory().setValue(Integer.valueOf(value)));
  }
}
