package quadrille.app.network;

import java.util.List;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.network.discovery.NearbyTable;
import quadrille.network.discovery.TableFinder;

/** Looks for tables on the local network, in the background. For the screen's thread. */
public final class NearbyModel {
  private final Executor background;
  private final Executor screen;
  private final ReadOnlyObjectWrapper<List<NearbyTable>> tables =
      new ReadOnlyObjectWrapper<>(List.of());
  private @Nullable TableFinder finder;
  private boolean looking;

  /**
   * @param background runs slow tasks
   * @param screen runs tasks later, in order, on the screen's thread
   */
  public NearbyModel(Executor background, Executor screen) {
    this.background = background;
    this.screen = screen;
  }

  /** The tables that were found; none while it does not look. */
  ReadOnlyObjectProperty<List<NearbyTable>> tablesProperty() {
    return tables.getReadOnlyProperty();
  }

  /** Begins to look. */
  void start() {
    looking = true;
    background.execute(
        () -> {
          TableFinder opened = new TableFinder(found -> screen.execute(() -> show(found)));
          screen.execute(() -> keep(opened));
        });
  }

  private void show(List<NearbyTable> found) {
    if (looking) {
      tables.set(found);
    }
  }

  private void keep(TableFinder opened) {
    if (looking && finder == null) {
      finder = opened;
    } else {
      background.execute(opened::close);
    }
  }

  /** Looks no more. */
  void stop() {
    looking = false;
    tables.set(List.of());
    TableFinder open = finder;
    if (open != null) {
      background.execute(open::close);
      finder = null;
    }
  }
}
