package quadrille.network.discovery;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import javax.jmdns.ServiceInfo;
import quadrille.games.GameModule;
import quadrille.network.host.TableHost;

/**
 * Lets a table be found by itself on the networks where it can be reached, as long as it is open.
 */
public final class TableAnnouncement implements AutoCloseable {
  private final LocalServices services;

  /**
   * Announces a table; takes a moment.
   *
   * @param module what is played
   * @param hosts the names of those who play in the host's own seats, computers as on the command
   *     line
   * @param seats whether there are seats for guests, or only places to watch
   */
  public TableAnnouncement(
      TableHost table, GameModule module, Collection<String> hosts, boolean seats) {
    Map<String, String> properties = NearbyTable.properties(module, hosts, seats);
    String name = "Quadrille " + HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextInt());
    services =
        new LocalServices(
            announced(table.listening()),
            at ->
                at.registerService(
                    ServiceInfo.create(LocalServices.TYPE, name, table.port(), 0, 0, properties)));
  }

  /** This computer finds a table at its other addresses; only without any at the loopback's. */
  private static List<InetAddress> announced(List<InetAddress> listening) {
    List<InetAddress> usable = listening.stream().filter(Inet4Address.class::isInstance).toList();
    List<InetAddress> forOthers =
        usable.stream().filter(each -> !each.isLoopbackAddress()).toList();
    return forOthers.isEmpty() ? usable : forOthers;
  }

  /** Withdraws the announcement; takes a moment. */
  @Override
  public void close() {
    services.close();
  }
}
