package quadrille.app.newgame;

import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.util.converter.IntegerStringConverter;
import quadrille.core.Option;

/** The values of an integer option for a spinner; ignores typed text that is not one of them. */
final class IntegerOptionValueFactory extends IntegerSpinnerValueFactory {

  IntegerOptionValueFactory(Option.IntRange option) {
    super(option.minimum(), option.maximum(), option.minimum(), option.step());
    setConverter(
        new IntegerStringConverter() {
          @Override
          public Integer fromString(String text) {
            String value = option.canonical(text);
            return value == null ? getValue() : Integer.valueOf(value);
          }
        });
  }
}
