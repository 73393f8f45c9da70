package quadrille.network.client;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.network.protocol.Protocol;

/**
 * The address of a table.
 *
 * @param uri its root, such as {@code http://192.168.1.5:7411/}
 */
public record TableAddress(URI uri) {
  private static final Pattern ADDRESS =
      Pattern.compile(
          "(?:http://)?(\\[[0-9A-Fa-f:.]{2,45}]|[A-Za-z0-9.-]{1,253})(?::(\\d{1,5}))?(?:/.*)?");
  private static final int MAX_PORT = 65_535;

  /**
   * Reads an address as a host shows it: a computer's name or number, with a port, with or without
   * {@code http://}.
   *
   * @throws BadInputException if it is not an address
   */
  public static TableAddress parse(String text) throws BadInputException {
    if (text.isBlank()) {
      throw new BadInputException(TableAddress.class, "error.no-address");
    }
    Matcher match = ADDRESS.matcher(text.strip());
    if (match.matches()) {
      String port = match.group(2);
      int number = port == null ? Protocol.DEFAULT_PORT : Integer.parseInt(port);
      URI uri = uri(match.group(1), number);
      if (uri != null && number >= 1 && number <= MAX_PORT) {
        return new TableAddress(uri);
      }
    }
    throw new BadInputException(TableAddress.class, "error.address", text);
  }

  /** The root of a table; null if the computer has neither a name nor a number, as 192.168.1. */
  private static @Nullable URI uri(String computer, int port) {
    try {
      URI uri = new URI("http://" + computer + ":" + port + "/");
      return uri.getHost() == null ? null : uri;
    } catch (URISyntaxException e) {
      return null;
    }
  }

  @Override
  public String toString() {
    return uri.getAuthority();
  }
}
