package quadrille.app.table;

import java.util.function.Function;
import quadrille.core.Side;

/** One thing for each side. */
record Sides<T>(T first, T second) {

  static <T> Sides<T> each(Function<Side, T> maker) {
    return new Sides<>(maker.apply(Side.FIRST), maker.apply(Side.SECOND));
  }

  T of(Side side) {
    return side == Side.FIRST ? first : second;
  }
}
