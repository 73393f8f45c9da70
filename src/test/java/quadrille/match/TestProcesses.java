package quadrille.match;

import java.io.File;
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
    return testEngine(vice);
  }

  /** The command of an engine for Dots and Boxes that answers only while a file exists. */
  public static List<String> waitingEngine(Path file) {
    return testEngine("waits-for", file.toString());
  }

  private static List<String> testEngine(String... arguments) {
    List<String> command =
        new ArrayList<>(List.of(JAVA, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
    command.add(path("test-classes"));
    command.add(MisbehavingEngine.class.getName());
    command.addAll(List.of(arguments));
    return command;
  }

  /** The command of the whole program with those arguments. */
  public static List<String> quadrille(String... arguments) {
    return java("quadrille.Quadrille", arguments);
  }

  /** The command of a program among the tests, which may use all of ours. */
  public static List<String> testProgram(Class<?> program, String... arguments) {
    return java(program.getName(), arguments);
  }

  private static List<String> java(String program, String... arguments) {
    String modules = path("modules") + File.separator + "*";
    List<String> command = new ArrayList<>();
    command.addAll(List.of(JAVA, "-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-Dstdout.encoding=UTF-8", "-cp"));
    command.add(String.join(File.pathSeparator, path("classes"), path("test-classes"), modules));
    command.add(program);
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
