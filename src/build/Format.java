import com.google.googlejavaformat.java.Main;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the formatter over every Java file below the last argument.
 *
 * <p>The formatter takes a list of files and no folder; a script would need one shell on every
 * system. Exits with 1 when a file is not in the house's format (or cannot be read).
 */
final class Format {
  private Format() {}

  public static void main(String[] arguments) throws Exception {
    List<String> all = new ArrayList<>(List.of(arguments));
    Path root = Path.of(all.removeLast());
    try (var files = Files.walk(root)) {
      files.map(Path::toString).filter(name -> name.endsWith(".java")).sorted().forEach(all::add);
    }
    PrintWriter out = new PrintWriter(System.out, true);
    PrintWriter err = new PrintWriter(System.err, true);
    int status = new Main(out, err, System.in).format(all.toArray(String[]::new));
    if (status != 0) {
      err.println("The files above are not formatted: run mvn process-sources -Pformat.");
    }
    System.exit(status);
  }
}
