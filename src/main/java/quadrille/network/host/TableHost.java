package quadrille.network.host;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.network.protocol.JoinCode;
import quadrille.network.protocol.Protocol;

/**
 * Serves one table over HTTP, at all addresses of this computer that may be reached. Nothing is
 * encrypted. Thread-safe.
 */
public final class TableHost implements AutoCloseable {
  private static final int BACKLOG = 50;

  /** Several groups of an IPv6 address that are zero. */
  private static final Pattern ZEROS = Pattern.compile("\\b0(?::0)+\\b");

  static {
    // The server of the JDK reads its limits once, when it is first used.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    System.setProperty("sun.net.httpserver.maxReqTime", "10");
    System.setProperty("sun.net.httpserver.maxReqHeaders", "60");
    System.setProperty("sun.net.httpserver.maxReqHeaderSize", "16384");
    System.setProperty("sun.net.httpserver.drainAmount", "16384");
    System.setProperty("jdk.httpserver.maxConnections", "256");
  }

  private final JoinCode code;
  private final HostedTable table;
  private final List<HttpServer> servers = new ArrayList<>();
  private final ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor();
  private final ScheduledExecutorService sweeper =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("table host").daemon().factory());

  private TableHost(HostOptions options) {
    code = options.code();
    table = new HostedTable(options);
  }

  /**
   * Opens a table; from now on it can be reached.
   *
   * @throws BadInputException if it cannot listen, as when the port is taken; says why
   */
  public static TableHost open(HostOptions options) throws BadInputException {
    try {
      return open(options, options.reach().addresses());
    } catch (IOException e) {
      throw new BadInputException(
          TableHost.class,
          "error.listen",
          Integer.toString(options.port()),
          String.valueOf(e.getMessage()));
    }
  }

  /**
   * Opens a table at its port if that is free, or else at any.
   *
   * @throws BadInputException if it cannot listen at all; says why
   */
  public static TableHost openAnywhere(HostOptions options) throws BadInputException {
    try {
      return open(options);
    } catch (BadInputException e) {
      return open(options.withPort(0));
    }
  }

  /**
   * Opens a table at those of the addresses that can be listened at.
   *
   * @throws IOException if there is none, or the port is taken at one
   */
  static TableHost open(HostOptions options, List<InetAddress> addresses) throws IOException {
    TableHost host = new TableHost(options);
    try {
      host.listen(options, addresses);
      return host;
    } catch (IOException e) {
      host.close();
      throw e;
    }
  }

  private void listen(HostOptions options, List<InetAddress> addresses) throws IOException {
    TableRequests handler = new TableRequests(table, options);
    int port = options.port();
    IOException failure = new SocketException("no address");
    for (InetAddress address : addresses) {
      try {
        HttpServer server = HttpServer.create(new InetSocketAddress(address, port), BACKLOG);
        server.createContext("/", handler);
        server.setExecutor(requests);
        server.start();
        servers.add(server);
        port = server.getAddress().getPort();
      } catch (IOException e) {
        if (isUsable(address)) {
          throw e;
        }
        failure = e;
      }
    }
    if (servers.isEmpty()) {
      throw failure;
    }
    var _ =
        sweeper.scheduleWithFixedDelay(
            table::dropAbsent,
            Protocol.KEEP_ALIVE_MS,
            Protocol.KEEP_ALIVE_MS,
            TimeUnit.MILLISECONDS);
  }

  /**
   * Whether any port of an address can be listened at; none can be if its network was just left.
   */
  private static boolean isUsable(InetAddress address) {
    try (ServerSocket _ = new ServerSocket(0, BACKLOG, address)) {
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  public JoinCode code() {
    return code;
  }

  public HostedTable table() {
    return table;
  }

  public int port() {
    return servers.getFirst().getAddress().getPort();
  }

  /** Where the table listens, the best addresses for others first; at least one. */
  public List<InetAddress> listening() {
    return servers.stream().map(each -> each.getAddress().getAddress()).toList();
  }

  /** The addresses of the page, the best for others first; at least one. */
  public List<URI> addresses() {
    return servers.stream().map(each -> uri(each.getAddress())).toList();
  }

  private static URI uri(InetSocketAddress address) {
    InetAddress ip = address.getAddress();
    String text = text(ip);
    String host = ip instanceof Inet4Address ? text : "[" + text + "]";
    return URI.create("http://" + host + ":" + address.getPort() + "/");
  }

  /**
   * An address as people write it, the longest row of zeros left out.
   *
   * <p>Seiichi Kawamura and Masanobu Kawashima, "A Recommendation for IPv6 Address Text
   * Representation", RFC 5952, 2010.
   */
  static String text(InetAddress ip) {
    String whole = ip.getHostAddress().replaceFirst("%.*", "");
    MatchResult longest =
        ZEROS
            .matcher(whole)
            .results()
            .max(Comparator.comparingInt(each -> each.group().length()))
            .orElse(null);
    if (longest == null || ip instanceof Inet4Address) {
      return whole;
    }
    String before = longest.start() == 0 ? ":" : whole.substring(0, longest.start());
    String after = longest.end() == whole.length() ? ":" : whole.substring(longest.end());
    return before + after;
  }

  /** Tells everybody that the table is closed and stops listening. */
  @Override
  public void close() {
    table.close();
    sweeper.shutdownNow();
    servers.forEach(each -> each.stop(1));
    requests.shutdownNow();
  }
}
