package quadrille.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/**
 * An engine for Dots and Boxes on a grid of 2 × 2 that misbehaves in the way its argument says, in
 * its second answer unless that comes too late. A program of its own. With {@code waits-for} and a
 * file it only waits for that file before each answer.
 */
final class MisbehavingEngine {
  private static final List<String> EDGES =
      List.of("a1h", "b1h", "a2h", "b2h", "a3h", "b3h", "a1v", "b1v", "c1v", "a2v", "b2v", "c2v");

  /** How long to wait before looking for a file again. */
  private static final long POLL_MS = 20;

  private static int answers;
  private static @Nullable Path awaited;

  private MisbehavingEngine() {}

  public static void main(String[] arguments) throws Exception {
    String vice = arguments[0];
    if (vice.equals("waits-for")) {
      awaited = Path.of(arguments[1]);
    }
    if (vice.equals("dies-at-once")) {
      System.err.println("this engine dies at once");
      System.exit(3);
    }
    if (vice.equals("mute")) {
      sleep();
    }
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      answer(vice, line);
    }
    if (vice.equals("stays")) {
      sleep();
    }
  }

  private static String position = "";

  private static void answer(String vice, String line) throws Exception {
    if (vice.equals("wrong-protocol")) {
      System.out.println("? unknown command\n");
    } else if (line.equals("dots")) {
      System.out.println("id name Bad\noption name Rules type string default -\ndotsok");
    } else if (line.equals("isready")) {
      System.out.println("readyok");
    } else if (line.startsWith("position")) {
      position = line;
    } else if (line.startsWith("go")) {
      while (awaited != null && Files.notExists(awaited)) {
        Thread.sleep(POLL_MS);
      }
      if (++answers == 2) {
        misbehave(vice);
      }
      System.out.println("bestmove " + free());
    } else if (line.equals("quit") && !vice.equals("stays")) {
      System.exit(0);
    }
  }

  private static void misbehave(String vice) throws Exception {
    switch (vice) {
      case "dies-mid-game" -> System.exit(3);
      case "sleeps" -> {
        child();
        System.out.println("info depth 1 score cp 0 pv " + free());
        sleep();
      }
      case "negative-depth" -> System.out.println("info depth -3 score cp 100 pv " + free());
      case "floods" -> System.out.print("info string what a lot to say\n".repeat(3_500_000));
      case "endless-line" -> System.out.print("x".repeat(100_000_000));
      case "illegal-move" -> System.out.println("bestmove z9h");
      case "drawn-edge" -> System.out.println("bestmove " + position.split(" ")[3]);
      case "resigns-unasked" -> System.out.println("bestmove");
      default -> {}
    }
  }

  private static String free() {
    return EDGES.stream().filter(edge -> !position.contains(edge)).findFirst().orElse("0000");
  }

  /** A child process that never ends. */
  private static void child() throws IOException {
    String java = ProcessHandle.current().info().command().orElseThrow();
    new ProcessBuilder(
            java,
            "-cp",
            System.getProperty("java.class.path"),
            MisbehavingEngine.class.getName(),
            "mute")
        .start();
  }

  private static void sleep() throws InterruptedException {
    new CountDownLatch(1).await();
  }
}
