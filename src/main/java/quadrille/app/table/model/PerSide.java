package quadrille.app.table.model;

import java.util.function.Consumer;
import java.util.function.Function;
import quadrille.core.Side;

/** A value for each side. */
public record PerSide<T>(T first, T second) {

  public static <T> PerSide<T> each(Function<Side, T> factory) {
    return new PerSide<>(factory.apply(Side.FIRST), factory.apply(Side.SECOND));
  }

  /** The same with another value for one side. */
  PerSide<T> with(Side side, T other) {
    return side == Side.FIRST ? new PerSide<>(other, second) : new PerSide<>(first, other);
  }

  public void forEach(Consumer<T> action) {
    action.accept(first);
    action.accept(second);
  }

  public T of(Side side) {
    return side.choose(first, second);
  }
}
