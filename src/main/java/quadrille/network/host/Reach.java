package quadrille.network.host;

import java.net.Inet6Address;
import java.net.InetAddress;

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
  boolean includes(InetAddress address) {
    return switch (this) {
      case THIS_COMPUTER -> address.isLoopbackAddress();
      case LOCAL_NETWORK -> isLocal(address);
      case EVERYWHERE -> true;
    };
  }

  private static boolean isLocal(InetAddress address) {
    return address.isLoopbackAddress()
        || address.isSiteLocalAddress()
        || address.isLinkLocalAddress()
        || (address instanceof Inet6Address
            && (address.getAddress()[0] & UNIQUE_LOCAL_MASK) == UNIQUE_LOCAL);
  }
}
