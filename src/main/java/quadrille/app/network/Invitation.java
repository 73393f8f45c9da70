package quadrille.app.network;

import java.net.URI;
import java.util.List;
import quadrille.network.protocol.Protocol;

/**
 * How others find a table.
 *
 * @param addresses of its page, the best for others first; at least one
 * @param code the join code
 * @param seats whether there are seats for guests, or only places to watch
 */
record Invitation(List<URI> addresses, String code, boolean seats) {

  /** The address to open. */
  String address() {
    return addresses.getFirst().toString();
  }

  /** The address to open, with the code for its page if there is a seat to take. */
  String link() {
    return address() + (seats ? "#" + code : Protocol.WATCH);
  }

  /** Whether only this computer can reach the table. */
  boolean isAlone() {
    return isLoopback(addresses.getFirst());
  }

  /** The other addresses that are of use to others. */
  List<String> more() {
    return addresses.stream().skip(1).filter(each -> !isLoopback(each)).map(URI::toString).toList();
  }

  private static boolean isLoopback(URI address) {
    String host = address.getHost();
    return host.startsWith("127.") || host.equals("[::1]");
  }
}
