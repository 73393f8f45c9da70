package quadrille.network.discovery;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.jmdns.JmDNS;

/**
 * Multicast DNS at some addresses of this computer (Stuart Cheshire and Marc Krochmal, "Multicast
 * DNS", RFC 6762, and "DNS-Based Service Discovery", RFC 6763, 2013). Where it does not work, as in
 * a network without multicast, nobody is found and nobody finds us; an address and a code still
 * lead to a table.
 */
final class LocalServices implements AutoCloseable {
  /** The kind of service that a table is. */
  static final String TYPE = "_quadrille._tcp.local.";

  private static final Logger LOGGER = Logger.getLogger(LocalServices.class.getName());

  /** How long the first goodbye may take, which is sent at once and repeated for two seconds. */
  private static final long GOODBYE_MS = 300;

  private final List<JmDNS> open = new ArrayList<>();

  /** Something to do at an address, which may fail there. */
  interface Action {
    void run(JmDNS at) throws IOException;
  }

  /**
   * Opens addresses of IPv4; takes a moment.
   *
   * @param action done at each address that can be opened
   */
  LocalServices(List<InetAddress> addresses, Action action) {
    for (InetAddress address : addresses) {
      try {
        // The name of this computer in the replies; without one its name would be looked up.
        JmDNS opened =
            JmDNS.create(address, "quadrille-" + address.getHostAddress().replace('.', '-'));
        open.add(opened);
        action.run(opened);
      } catch (IOException e) {
        LOGGER.log(Level.INFO, e, () -> "no multicast DNS at " + address);
      }
    }
  }

  /** Says goodbye, in a moment; what remains to be done is done in the background. */
  @Override
  public void close() {
    Thread closing = Thread.ofPlatform().name("goodbye").daemon().start(this::closeAll);
    try {
      closing.join(GOODBYE_MS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void closeAll() {
    // Each takes two seconds.
    open.parallelStream().forEach(LocalServices::close);
  }

  private static void close(JmDNS each) {
    try {
      each.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
