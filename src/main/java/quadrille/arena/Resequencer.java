package quadrille.arena;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Passes items on in the order of their numbers, in whatever order they arrive. Not thread-safe.
 *
 * @param <T> the type of the items
 */
public final class Resequencer<T> {
  private final Map<Integer, T> early = new HashMap<>();
  private final Consumer<T> next;
  private int number;

  /**
   * @param next receives the items from number 0 on, without gaps
   */
  public Resequencer(Consumer<T> next) {
    this.next = next;
  }

  /** Adds an item, and passes on all items that are next. */
  public void add(int itemNumber, T item) {
    early.put(itemNumber, item);
    for (T due = early.remove(number); due != null; due = early.remove(number)) {
      number++;
      next.accept(due);
    }
  }
}
