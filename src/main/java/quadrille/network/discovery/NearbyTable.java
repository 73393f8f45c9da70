package quadrille.network.discovery;

import java.net.Inet4Address;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.jmdns.ServiceInfo;
import quadrille.core.BadInputException;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.network.client.TableAddress;
import quadrille.network.host.Reach;
import quadrille.network.protocol.Protocol;

/**
 * A table that announces itself on the local network.
 *
 * @param module what is played
 * @param hosts the names of those who play in the host's own seats, computers as on the command
 *     line
 * @param seats whether there are seats for guests, or only places to watch
 */
public record NearbyTable(
    TableAddress address, GameModule module, List<String> hosts, boolean seats) {
  /** The longest name that is announced, in characters; a property has room for 255 bytes. */
  private static final int MAX_NAME_LENGTH = 30;

  /** Between two names. */
  private static final String SEPARATOR = "\n";

  private static final String GAME = "game";
  private static final String HOSTS = "hosts";
  private static final String SEATS = "seats";

  /** What a table announces about itself. */
  static Map<String, String> properties(
      GameModule module, Collection<String> hosts, boolean seats) {
    Map<String, String> properties = new HashMap<>();
    properties.put(GAME, module.game().id());
    properties.put(SEATS, Boolean.toString(seats));
    // A property without a value would be read as true.
    String names =
        hosts.stream()
            .map(NearbyTable::clean)
            .filter(name -> !name.isEmpty())
            .collect(Collectors.joining(SEPARATOR));
    if (!names.isEmpty()) {
      properties.put(HOSTS, names);
    }
    return properties;
  }

  private static String clean(String name) {
    String printable = Protocol.printable(name);
    return printable.substring(0, Math.min(printable.length(), MAX_NAME_LENGTH));
  }

  /** Reads what a table announces; empty if that is not a table that we can join. */
  static Optional<NearbyTable> of(ServiceInfo info) {
    Optional<GameModule> module =
        Optional.ofNullable(info.getPropertyString(GAME)).flatMap(Games::find);
    String hosts = info.getPropertyString(HOSTS);
    Optional<Inet4Address> address =
        Stream.of(info.getInet4Addresses()).filter(Reach.LOCAL_NETWORK::includes).findFirst();
    if (module.isEmpty() || address.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new NearbyTable(
              TableAddress.parse(address.get().getHostAddress() + ":" + info.getPort()),
              module.get(),
              hosts == null ? List.of() : names(hosts),
              Boolean.parseBoolean(info.getPropertyString(SEATS))));
    } catch (BadInputException e) {
      return Optional.empty();
    }
  }

  private static List<String> names(String hosts) {
    return Stream.of(hosts.split(SEPARATOR))
        .limit(2)
        .map(NearbyTable::clean)
        .filter(name -> !name.isEmpty())
        .toList();
  }
}
