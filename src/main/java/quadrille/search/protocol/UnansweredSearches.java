package quadrille.search.protocol;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * The searches that a front end has asked for and that are not answered yet. It may ask for another
 * one only when it has stopped the last. For the reading thread, apart from {@link #end}.
 */
public final class UnansweredSearches {
  private final AtomicInteger count = new AtomicInteger();
  private boolean stopped;

  /** A search was asked for. */
  public void begin() {
    stopped = false;
    count.incrementAndGet();
  }

  /** The front end has stopped all of them. */
  public void stop() {
    stopped = true;
  }

  /** A search is about to be answered. */
  public void end() {
    count.decrementAndGet();
  }

  /** Whether there is one. */
  public boolean any() {
    return count.get() > 0;
  }

  /** Whether there is one that the front end has not stopped. */
  public boolean anyUnstopped() {
    return any() && !stopped;
  }
}
