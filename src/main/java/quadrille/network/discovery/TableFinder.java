package quadrille.network.discovery;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.SocketException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.jmdns.ServiceEvent;
import javax.jmdns.ServiceListener;
import quadrille.network.host.Reach;

/** Looks for tables on the local network, until it is closed. Thread-safe. */
public final class TableFinder implements AutoCloseable {
  /** The most tables that are listed; in a network with more, somebody makes them up. */
  private static final int MAX_TABLES = 30;

  private final Consumer<List<NearbyTable>> onChange;
  private final Map<String, NearbyTable> found = new HashMap<>();
  private final LocalServices services;

  /**
   * Begins to look; takes a moment.
   *
   * @param onChange receives all tables there are, whenever one comes or goes; called by other
   *     threads, one at a time
   */
  public TableFinder(Consumer<List<NearbyTable>> onChange) {
    this.onChange = onChange;
    services =
        new LocalServices(
            addresses(), at -> at.addServiceListener(LocalServices.TYPE, new Announcements()));
  }

  private static List<InetAddress> addresses() {
    try {
      return Reach.LOCAL_NETWORK.addresses().stream()
          .filter(Inet4Address.class::isInstance)
          .toList();
    } catch (SocketException e) {
      return List.of();
    }
  }

  private synchronized void add(String name, NearbyTable table) {
    boolean listed = found.containsKey(name) || found.size() < MAX_TABLES;
    if (listed && !table.equals(found.put(name, table))) {
      notifyChange();
    }
  }

  private synchronized void remove(String name) {
    if (found.remove(name) != null) {
      notifyChange();
    }
  }

  private void notifyChange() {
    onChange.accept(
        found.values().stream()
            .sorted(
                Comparator.comparing((NearbyTable each) -> !each.seats())
                    .thenComparing(each -> each.address().toString()))
            .toList());
  }

  @Override
  public void close() {
    services.close();
  }

  /** Hears the announcements at one address of this computer. */
  private final class Announcements implements ServiceListener {
    @Override
    public void serviceAdded(ServiceEvent event) {
      // What the table tells about itself follows, and may have to be asked for.
      event.getDNS().requestServiceInfo(event.getType(), event.getName());
    }

    @Override
    public void serviceResolved(ServiceEvent event) {
      NearbyTable.of(event.getInfo()).ifPresent(table -> add(event.getName(), table));
    }

    @Override
    public void serviceRemoved(ServiceEvent event) {
      remove(event.getName());
    }
  }
}
