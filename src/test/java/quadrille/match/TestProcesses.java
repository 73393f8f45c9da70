package quadrille.match;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Starts programs as processes with the Java of the tests. */
public final class TestProcesses {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private TestProcesses() {}

  /** The command of an engine for Dots and Boxes with that vice; {@code none} behaves well. */
  public static List<String> badEngine(String vice) {
    return List.of(
        JAVA,
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-cp",
        path("test-classes"),
        MisbehavingEngine.class.getName(),
        vice);
  }

  /** The command of the whole program with those arguments. */
  public static List<String> quadrille(String... arguments) {
    String modules = path("modules") + java.io.File.separator + "*";
    List<String> command = new ArrayList<>();
    command.addAll(List.of(JAVA, "-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
    command.add(path("classes") + java.io.File.pathSeparator + modules);
    command.add("quadrille.Quadrille");
    command.addAll(List.of(arguments));
    return command;
  }

  private static String path(String folder) {
    return Path.of("target", folder).toAbsolutePath().toString();
  }

  /** Waits until all child processes have ended; fails if one does not. */
  public static void awaitNoneLeft() throws Exception {
    for (ProcessHandle each : ProcessHandle.current().descendants().toList()) {
      each.onExit().get(30, TimeUnit.SECONDS);
    }
  }
}
