package quadrille.app.ui;

import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.converter.IntegerStringConverter;

/**
 * Whole numbers for a spinner. A typed number that is not one of them becomes the nearest; any
 * other text leaves the value as it is.
 */
public final class IntegerSpinnerValues extends IntegerSpinnerValueFactory {
  private IntegerSpinnerValues(int minimum, int maximum, int step) {
    super(minimum, maximum, minimum, step);
    setConverter(
        new IntegerStringConverter() {
          @Override
          public Integer fromString(String text) {
            String typed = text.strip();
            return typed.matches("-?\\d+") ? nearest(typed) : getValue();
          }
        });
  }

  /**
   * Lets a spinner show and take numbers, also typed ones.
   *
   * @param minimum the first number, which the spinner shows until it is set to another
   * @param maximum the last one: the minimum plus a multiple of {@code step}
   */
  public static void install(Spinner<Integer> spinner, int minimum, int maximum, int step) {
    IntegerSpinnerValues values = new IntegerSpinnerValues(minimum, maximum, step);
    spinner.setValueFactory(values);
    spinner.setEditable(true);
    spinner.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            values.commit(spinner);
          }
        });
    spinner
        .getEditor()
        .focusedProperty()
        .subscribe(
            focused -> {
              if (!focused) {
                values.commit(spinner);
              }
            });
  }

  /** Takes the typed text and shows what became of it. */
  private void commit(Spinner<Integer> spinner) {
    setValue(getConverter().fromString(spinner.getEditor().getText()));
    spinner.getEditor().setText(getConverter().toString(getValue()));
  }

  private Integer nearest(String number) {
    // More digits than this are out of every range.
    long typed = Long.parseLong(number.substring(0, Math.min(number.length(), 10)));
    int inside = Math.clamp(typed, getMin(), getMax());
    int steps = Math.round((float) (inside - getMin()) / getAmountToStepBy());
    return getMin() + steps * getAmountToStepBy();
  }
}
