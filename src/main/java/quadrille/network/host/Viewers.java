package quadrille.network.host;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The open streams of a table. Thread-safe. */
final class Viewers {
  /** The most streams of one guest: a new one may come before the lost one is noticed. */
  private static final int MAX_STREAMS = 3;

  private final List<Viewer> all = new CopyOnWriteArrayList<>();

  List<Viewer> all() {
    return all;
  }

  /** Adds a stream; drops the oldest of the same guest if there are too many. */
  void add(Viewer viewer) {
    all.add(viewer);
    List<Viewer> same =
        all.stream()
            .filter(each -> !each.isSpectator() && each.token().equals(viewer.token()))
            .toList();
    same.stream().limit(Math.max(0, same.size() - MAX_STREAMS)).forEach(Viewer::drop);
  }

  /** Removes a stream; returns whether it was there. */
  boolean remove(Viewer viewer) {
    return all.remove(viewer);
  }

  /** Whether a guest has a stream. */
  boolean includes(Guest guest) {
    return all.stream().anyMatch(each -> guest.hasToken(each.token()));
  }

  int spectators() {
    return (int) all.stream().filter(Viewer::isSpectator).count();
  }
}
