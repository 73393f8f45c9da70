package quadrille.arena;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Hands things on in the order of their numbers, however they come in. Not thread-safe.
 *
 * @param <T> what is handed on
 */
public final class Resequencer<T> {
  private final Map<Integer, T> early = new HashMap<>();
  private final Consumer<T> next;
  private int number;

  /**
   * @param next is given each of them, from the number 0 without a gap
   */
  public Resequencer(Consumer<T> next) {
    this.next = next;
  }

  /** Takes the thing with that number, and hands on as many as can be. */
  public void add(int itsNumber, T thing) {
    early.put(itsNumber, thing);
    for (T due = early.remove(number); due != null; due = early.remove(number)) {
      number++;
      next.accept(due);
    }
  }
}
