package quadrille.app.newgame;

import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.util.StringConverter;
import quadrille.core.Option;

/** The numbers of an option, for a spinner; what is typed and is none of them changes nothing. */
final class WholeNumbers extends IntegerSpinnerValueFactory {

  WholeNumbers(Option.Whole option) {
    super(option.minimum(), option.maximum(), option.minimum(), option.step());
    setConverter(new Numbers(option));
  }

  private final class Numbers extends StringConverter<Integer> {
    private final Option.Whole option;

    Numbers(Option.Whole option) {
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
