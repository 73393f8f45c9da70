package quadrille.app.table;

import java.util.function.Function;
import quadrille.core.Side;

/** One thing for each side. */
record Sides<T>(T first, T second) {

  static <T> Sides<T> each(Function<Side, T> maker) {
    return new Sides<>(maker.apply(Side.FIRST), maker.apply(Side.SECOND));
  }

  /** The same with another thing for one side. */
  Sides<T> with(Side side, T other) {
    return side == Side.FIRST ? new Sides<>(other, second) : new Sides<>(first, other);
  }

  T of(Side side) {
    return side == Side.FIRST ? first : second;
  }
}
