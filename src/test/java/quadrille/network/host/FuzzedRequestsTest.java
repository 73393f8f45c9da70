package quadrille.network.host;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.network.TestTable.waitUntil;

import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.management.ObjectName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Match;
import quadrille.network.TestTable;

/** Tests that nothing that others send harms a table or makes a move. */
class FuzzedRequestsTest {
  private static final int SLOW_EVERY = 100;
  private static final int MAX_SLOW = 50;
  private static final int MAX_MORE_SOCKETS = 10;
  private static final int MAX_MORE_THREADS = 10;
  private static final long MAX_MORE_BYTES = 10_000_000;

  private static final List<String> PATHS =
      List.of(
          "/api/seat",
          "/api/move",
          "/api/resign",
          "/api/draw",
          "/api/rematch",
          "/api/events",
          "/",
          "/page.js",
          "/nothing",
          "*",
          "http://x/",
          "/%zz",
          "/\u0000");
  private static final List<String> METHODS =
      List.of("POST", "POST", "POST", "GET", "PUT", "DELETE", "HEAD", "X", "");
  private static final List<String> VALUES =
      List.of(
          "1",
          "0",
          "-1",
          "1e99",
          "99999999999999999999",
          "null",
          "true",
          "\"a1\"",
          "\"first\"",
          "\"offer\"",
          "\"accept\"",
          "[]",
          "{}",
          "\"\\u0000\"",
          "\"00000000\"",
          "\"\u202e\"",
          "[[[[");
  private static final List<String> NAMES =
      List.of("version", "code", "name", "side", "game", "ply", "move", "action", "");

  @Test
  void thousandsOfBrokenRequestsMakeNoMove() throws Exception {
    fuzz(2000, false);
  }

  @Test
  @Tag("slow")
  void aMillionBrokenRequestsMakeNoMove() throws Exception {
    fuzz(1_000_000, true);
  }

  /**
   * @param compares whether to compare what the program holds, which takes as long as the host's
   *     next sign of life
   */
  private static void fuzz(int requests, boolean compares) throws Exception {
    try (TestTable table = TestTable.of("hex", Map.of("size", "5"))) {
      Match match = table.play(EnumSet.allOf(Side.class));
      Line before = match.state().line();
      String token = table.claim("Ann");
      Random random = new Random(1);
      List<Socket> slow = new ArrayList<>();
      // The first requests load classes and fill buffers.
      send(table, compares ? requests / 10 : 0, slow, random);
      Resources then = compares ? Resources.now(table, slow) : null;
      send(table, requests, slow, random);
      assertThat(match.state().line()).isSameAs(before);
      assertThat(match.state().outcome()).isNull();
      if (then != null) {
        Resources now = Resources.now(table, slow);
        System.out.printf("%d requests: before %s, after %s%n", requests, then, now);
        assertThat(now.sockets()).isLessThanOrEqualTo(then.sockets() + MAX_MORE_SOCKETS);
        assertThat(now.threads()).isLessThanOrEqualTo(then.threads() + MAX_MORE_THREADS);
        assertThat(now.heapBytes()).isLessThan(then.heapBytes() + MAX_MORE_BYTES);
      }
      for (Socket each : slow) {
        each.close();
      }
      assertThat(table.post("/api/move", token, "{\"game\":1,\"ply\":0,\"move\":\"a1\"}").error())
          .isEqualTo("not-ready");
    }
  }

  /**
   * What the program holds.
   *
   * @param sockets open files, most of them sockets
   * @param threads of the system; requests have none of their own
   */
  private record Resources(long sockets, int threads, long heapBytes) {

    /** What it holds when nobody is connected any more. */
    static Resources now(TestTable table, List<Socket> slow) throws Exception {
      for (Socket each : slow) {
        each.close();
      }
      slow.clear();
      // The host notices with its next sign of life that a stream was left.
      waitUntil(() -> table.host.table().spectators() == 0);
      System.gc();
      return new Resources(
          (long)
              ManagementFactory.getPlatformMBeanServer()
                  .getAttribute(
                      new ObjectName(ManagementFactory.OPERATING_SYSTEM_MXBEAN_NAME),
                      "OpenFileDescriptorCount"),
          ManagementFactory.getThreadMXBean().getThreadCount(),
          ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
    }
  }

  /**
   * @param slow receives connections that begin a request and send nothing more
   */
  private static void send(TestTable table, int requests, List<Socket> slow, Random random)
      throws IOException {
    for (int i = 0; i < requests; i++) {
      byte[] bytes = bytes(random);
      if (i % SLOW_EVERY == 0) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), table.host.port());
        slow.add(socket);
        socket.getOutputStream().write(bytes, 0, Math.min(bytes.length, 20));
      }
      if (slow.size() > MAX_SLOW) {
        slow.removeFirst().close();
      }
      send(table, bytes, random);
    }
  }

  /** Sends bytes, sometimes reads the beginning of an answer, and hangs up. */
  private static void send(TestTable table, byte[] bytes, Random random) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), table.host.port())) {
      socket.setSoLinger(true, 0);
      socket.getOutputStream().write(bytes);
      if (random.nextBoolean()) {
        socket.shutdownOutput();
        InputStream in = socket.getInputStream();
        in.readNBytes(20);
      }
    } catch (IOException e) {
      // The host has hung up first, as it may.
    }
  }

  private static byte[] bytes(Random random) {
    if (random.nextInt(10) == 0) {
      byte[] noise = new byte[random.nextInt(3000)];
      random.nextBytes(noise);
      return noise;
    }
    String body = body(random);
    StringBuilder request = new StringBuilder();
    request.append(pick(METHODS, random)).append(' ').append(pick(PATHS, random));
    request.append(random.nextInt(20) == 0 ? " HTTP/9\r\n" : " HTTP/1.1\r\n");
    if (random.nextInt(10) > 0) {
      request.append("Host: localhost\r\n");
    }
    if (random.nextInt(3) == 0) {
      request.append("Authorization: Bearer ").append(random.nextLong()).append("\r\n");
    }
    if (random.nextInt(20) == 0) {
      request.append("X: ").append("y".repeat(random.nextInt(40_000))).append("\r\n");
    }
    int length = random.nextInt(10) == 0 ? random.nextInt() : body.length();
    request.append("Content-Length: ").append(length).append("\r\n\r\n").append(body);
    return request.toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String body(Random random) {
    StringBuilder body = new StringBuilder("{");
    for (int i = random.nextInt(5); i >= 0; i--) {
      body.append('"').append(pick(NAMES, random)).append("\":").append(pick(VALUES, random));
      body.append(i == 0 ? "}" : ",");
    }
    return random.nextInt(20) == 0 ? body.append(" ".repeat(6000)).toString() : body.toString();
  }

  private static String pick(List<String> words, Random random) {
    return words.get(random.nextInt(words.size()));
  }
}
