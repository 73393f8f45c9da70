package quadrille.app.history;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import org.jspecify.annotations.Nullable;

/**
 * Something that can be chosen in a list.
 *
 * @param value null for no matter which
 * @param label what the list says
 */
record FilterChoice<T>(@Nullable T value, String label) {

  /**
   * Offers values in a list, and before them that it does not matter which; keeps what was chosen
   * as far as it is still there.
   */
  static <T> void fill(
      ComboBox<FilterChoice<T>> box, String any, List<T> values, Function<T, String> label) {
    List<FilterChoice<T>> choices = new ArrayList<>();
    choices.add(new FilterChoice<>(null, any));
    values.forEach(each -> choices.add(new FilterChoice<>(each, label.apply(each))));
    FilterChoice<T> chosen = box.getValue();
    box.getItems().setAll(choices);
    box.setValue(chosen != null && choices.contains(chosen) ? chosen : choices.getFirst());
  }

  /** The value that is chosen, or null. */
  static <T> @Nullable T selected(ComboBox<FilterChoice<T>> box) {
    FilterChoice<T> chosen = box.getValue();
    return chosen == null ? null : chosen.value();
  }

  @Override
  public String toString() {
    return label;
  }
}
