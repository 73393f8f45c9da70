package quadrille.network.host;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Comparator;
import java.util.List;

/** From where a table can be reached. */
public enum Reach {
  /** From this computer only. */
  THIS_COMPUTER,
  /** From the local network as well. */
  LOCAL_NETWORK,
  /** From everywhere that can connect to this computer. */
  EVERYWHERE;

  /** The first bits of the local addresses of IPv6, which Java does not count as site-local. */
  private static final int UNIQUE_LOCAL = 0xfc;

  private static final int UNIQUE_LOCAL_MASK = 0xfe;

  /** Whether the table may listen at, or be asked from, an address. */
  public boolean includes(InetAddress address) {
    return switch (this) {
      case THIS_COMPUTER -> address.isLoopbackAddress();
      case LOCAL_NETWORK -> isLocal(address);
      case EVERYWHERE -> true;
    };
  }

  /**
   * The addresses at which this computer can be reached: those that others can use come first, and
   * among these the short ones of IPv4.
   *
   * @throws SocketException if the system does not tell its addresses
   */
  public List<InetAddress> addresses() throws SocketException {
    return NetworkInterface.networkInterfaces()
        .flatMap(NetworkInterface::inetAddresses)
        .filter(each -> includes(each) && !each.isLinkLocalAddress())
        .sorted(
            Comparator.comparing(InetAddress::isLoopbackAddress)
                .thenComparing(each -> !(each instanceof Inet4Address)))
        .toList();
  }

  private static boolean isLocal(InetAddress address) {
    return address.isLoopbackAddress()
        || address.isSiteLocalAddress()
        || address.isLinkLocalAddress()
        || (address instanceof Inet6Address
            && (address.getAddress()[0] & UNIQUE_LOCAL_MASK) == UNIQUE_LOCAL);
  }
}
