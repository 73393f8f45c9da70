package quadrille.app.newgame;

import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.util.StringConverter;
import quadrille.core.Option;

/** The values of an integer option for a spinner; ignores typed text that is not one of them. */
final class IntegerOptionValueFactory extends IntegerSpinnerValueFactory {

  IntegerOptionValueFactory(Option.IntRange option) {
    super(option.minimum(), option.maximum(), option.minimum(), option.step());
    setConverter(new Converter(option));
  }

  private final class Converter extends StringConverter<Integer> {
    private final Option.IntRange option;

    Converter(Option.IntRange option) {
      this.option = option;
    }

    @Override
    public String toString(Integer value) {
      return value == null ? "" : value.toString();
    }

    @Override
    public Integer fromString(String text) {
      String value = option.canonical(text);
      return value == null ? getValue() : Integer.valueOf(value);
    }
  }
}
