package quadrille.app.newgame;

import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.converter.IntegerStringConverter;
import quadrille.core.Option;

/**
 * The values of an integer option for a spinner. A typed number that is not one of them becomes the
 * nearest; any other text leaves the value as it is.
 */
final class IntegerOptionValueFactory extends IntegerSpinnerValueFactory {
  private final Option.IntRange option;

  private IntegerOptionValueFactory(Option.IntRange option) {
    super(option.minimum(), option.maximum(), option.minimum(), option.step());
    this.option = option;
    setConverter(
        new IntegerStringConverter() {
          @Override
          public Integer fromString(String text) {
            String typed = text.strip();
            return typed.matches("-?\\d+") ? nearest(typed) : getValue();
          }
        });
  }

  /** Lets a spinner show and take the values of an option, also typed ones. */
  static void install(Spinner<Integer> spinner, Option.IntRange option) {
    IntegerOptionValueFactory values = new IntegerOptionValueFactory(option);
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
    int inside = Math.clamp(typed, option.minimum(), option.maximum());
    int steps = Math.round((float) (inside - option.minimum()) / option.step());
    return option.minimum() + steps * option.step();
  }
}
