import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs google-java-format over the Java files that changed since all of them were last found to be
 * formatted: {@code java Format.java TOOLS FOLDER… -- OPTION…}.
 *
 * <p>TOOLS holds {@code google-java-format.jar} and, after a run, the files {@code formatted},
 * whose date is that of the last run without complaint, and the lists of files. Exits with 1 when a
 * file is not formatted or cannot be read.
 */
final class Format {
  private Format() {}

  public static void main(String[] arguments) throws Exception {
    FileTime begun = FileTime.fromMillis(System.currentTimeMillis());
    List<String> words = List.of(arguments);
    int options = words.indexOf("--");
    Path tools = Path.of(words.getFirst());
    Path stamp = tools.resolve("formatted");
    FileTime since =
        Files.exists(stamp) ? Files.getLastModifiedTime(stamp) : FileTime.fromMillis(0);
    List<String> files = new ArrayList<>();
    for (String folder : words.subList(1, options)) {
      files.addAll(changed(Path.of(folder), since));
    }
    if (!files.isEmpty() && format(tools, words.subList(options + 1, words.size()), files) != 0) {
      System.err.println("The files above are not formatted: run mvn process-sources -Pformat.");
      System.exit(1);
    }
    Files.writeString(stamp, "");
    Files.setLastModifiedTime(stamp, begun);
  }

  private static List<String> changed(Path folder, FileTime since) throws IOException {
    List<String> changed = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        if (Files.getLastModifiedTime(file).compareTo(since) >= 0) {
          changed.add(file.toString());
        }
      }
    }
    return changed;
  }

  /** Formats with as many processes as there are processors, since each uses only one. */
  private static int format(Path tools, List<String> options, List<String> files)
      throws IOException, InterruptedException {
    int parts = Math.min(Runtime.getRuntime().availableProcessors(), files.size());
    List<Process> processes = new ArrayList<>();
    for (int part = 0; part < parts; part++) {
      int from = files.size() * part / parts;
      int end = files.size() * (part + 1) / parts;
      Path list = tools.resolve("format-" + part + ".args");
      processes.add(start(tools, options, Files.write(list, files.subList(from, end))));
    }
    int status = 0;
    for (Process each : processes) {
      status = Math.max(status, each.waitFor());
    }
    return status;
  }

  private static Process start(Path tools, List<String> options, Path list) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-jar",
            tools.resolve("google-java-format.jar").toString()));
    command.addAll(options);
    command.add("@" + list);
    return new ProcessBuilder(command).inheritIO().start();
  }
}
