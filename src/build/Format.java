import com.google.googlejavaformat.java.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the formatter over the Java files below the last argument that have changed since all of
 * them were found to be formatted; the file named before it remembers when that was.
 *
 * <p>The formatter takes a list of files and no folder; a script would need one shell on every
 * system. Exits with 1 when a file is not in the house's format (or cannot be read).
 */
final class Format {
  private Format() {}

  public static void main(String[] arguments) throws Exception {
    FileTime begun = FileTime.fromMillis(System.currentTimeMillis());
    List<String> all = new ArrayList<>(List.of(arguments));
    Path root = Path.of(all.removeLast());
    Path stamp = Path.of(all.removeLast());
    int options = all.size();
    all.addAll(changed(root, since(stamp)));
    int status = all.size() == options ? 0 : format(all);
    if (status == 0) {
      remember(stamp, begun);
    }
    System.exit(status);
  }

  private static FileTime since(Path stamp) throws IOException {
    return Files.exists(stamp) ? Files.getLastModifiedTime(stamp) : FileTime.fromMillis(0);
  }

  private static void remember(Path stamp, FileTime begun) throws IOException {
    if (!Files.exists(stamp)) {
      Files.createFile(stamp);
    }
    Files.setLastModifiedTime(stamp, begun);
  }

  private static List<String> changed(Path root, FileTime since) throws IOException {
    List<String> changed = new ArrayList<>();
    try (var files = Files.walk(root)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).sorted().toList()) {
        if (Files.getLastModifiedTime(file).compareTo(since) >= 0) {
          changed.add(file.toString());
        }
      }
    }
    return changed;
  }

  private static int format(List<String> arguments) throws Exception {
    PrintWriter out = new PrintWriter(System.out, true);
    PrintWriter err = new PrintWriter(System.err, true);
    int status = new Main(out, err, System.in).format(arguments.toArray(String[]::new));
    if (status != 0) {
      err.println("The files above are not formatted: run mvn process-sources -Pformat.");
    }
    return status;
  }
}
