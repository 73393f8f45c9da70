package quadrille.network.client;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A network that cuts every connection after a random number of bytes in one direction. */
public final class CuttingProxy implements AutoCloseable {
  private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private final AtomicInteger cuts = new AtomicInteger();
  private final int maxBytes;
  private final Random random;
  private volatile int port;

  /**
   * @param port where connections lead to
   * @param maxBytes the most bytes that one connection carries in one direction
   */
  public CuttingProxy(int port, int maxBytes, long seed) throws IOException {
    this.port = port;
    this.maxBytes = maxBytes;
    random = new Random(seed);
    Thread.ofVirtual().start(this::accept);
  }

  public TableAddress address() throws Exception {
    return TableAddress.parse("127.0.0.1:" + server.getLocalPort());
  }

  public int cuts() {
    return cuts.get();
  }

  /** Leads to another port from now on, and cuts the connections that are open. */
  public void lead(int other) throws IOException {
    port = other;
    cutAll();
  }

  private void accept() {
    try {
      while (true) {
        Socket client = server.accept();
        Socket host = new Socket(InetAddress.getLoopbackAddress(), port);
        client.setTcpNoDelay(true);
        host.setTcpNoDelay(true);
        sockets.add(client);
        sockets.add(host);
        int up = random.nextInt(maxBytes);
        int down = random.nextInt(maxBytes);
        Thread.ofVirtual().start(() -> copy(client, host, up));
        Thread.ofVirtual().start(() -> copy(host, client, down));
      }
    } catch (IOException e) {
      // Closed.
    }
  }

  private void copy(Socket from, Socket to, int bytes) {
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      byte[] buffer = new byte[8192];
      int left = bytes;
      while (left > 0) {
        int read = in.read(buffer, 0, Math.min(left, buffer.length));
        if (read < 0) {
          return;
        }
        out.write(buffer, 0, read);
        out.flush();
        left -= read;
      }
      cuts.incrementAndGet();
    } catch (IOException e) {
      // The other direction was cut.
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
    cutAll();
  }

  private void cutAll() throws IOException {
    for (Socket each : sockets) {
      each.close();
    }
  }
}
