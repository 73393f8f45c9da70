package quadrille.network.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A host that falls silent, as a program that is suspended: connections to it can be opened. */
final class SilentHost implements AutoCloseable {
  /** The beginning of an answer without its body. */
  static final String BEGINNING = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";

  /** An event in the body of an answer. */
  static final String EVENT = "11\r\n{\"type\":\"state\"}\n\r\n";

  private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final List<Socket> sockets = new CopyOnWriteArrayList<>();

  /**
   * @param answers what is sent over each of the first connections; nothing over later ones
   */
  SilentHost(String... answers) throws IOException {
    Thread.ofVirtual().start(() -> answer(answers));
  }

  TableAddress address() throws Exception {
    return TableAddress.parse("127.0.0.1:" + server.getLocalPort());
  }

  private void answer(String... answers) {
    try {
      for (String answer : answers) {
        Socket socket = server.accept();
        sockets.add(socket);
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
        while (!in.readLine().isEmpty()) {
          // Skip the headers.
        }
        socket.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
      }
    } catch (IOException e) {
      // Closed.
    }
  }

  /** Closes the connections that are open. */
  void cut() throws IOException {
    for (Socket each : sockets) {
      each.close();
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
    cut();
  }
}
