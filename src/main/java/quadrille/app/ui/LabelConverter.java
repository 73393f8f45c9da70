package quadrille.app.ui;

import java.util.function.Function;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** Labels the values of a combo box that is not editable. */
public final class LabelConverter<T> extends StringConverter<T> {
  private final Function<T, String> label;

  /**
   * @param label returns the label of a value
   */
  public LabelConverter(Function<T, String> label) {
    this.label = label;
  }

  @Override
  public String toString(@Nullable T value) {
    return value == null ? "" : label.apply(value);
  }

  @Override
  public T fromString(String text) {
    throw new UnsupportedOperationException(text);
  }
}
