package quadrille.app.history;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import org.jspecify.annotations.Nullable;

/**
 * A choice of a filter.
 *
 * @param value the value, or null for any
 * @param label its label
 */
record FilterChoice<T>(@Nullable T value, String label) {

  /** Fills a box with "any" and the values; keeps the selection if it is still there. */
  static <T> void fill(
      ComboBox<FilterChoice<T>> box, String any, List<T> values, Function<T, String> label) {
    List<FilterChoice<T>> choices = new ArrayList<>();
    choices.add(new FilterChoice<>(null, any));
    values.forEach(each -> choices.add(new FilterChoice<>(each, label.apply(each))));
    FilterChoice<T> chosen = box.getValue();
    box.getItems().setAll(choices);
    box.setValue(chosen != null && choices.contains(chosen) ? chosen : choices.getFirst());
  }

  /** The selected value, or null for any. */
  static <T> @Nullable T selected(ComboBox<FilterChoice<T>> box) {
    FilterChoice<T> chosen = box.getValue();
    return chosen == null ? null : chosen.value();
  }

  @Override
  public String toString() {
    return label;
  }
}
