package quadrille.app.ui;

import java.util.function.Function;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** Writes the values of a box that cannot be typed into. */
public final class LabelConverter<T> extends StringConverter<T> {
  private final Function<T, String> label;

  /**
   * @param label what a value is called
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
