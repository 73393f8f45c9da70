import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javafx.css.Stylesheet;

/**
 * Compiles style sheets: {@code java -cp LIBRARIES Styles.java FROM TO}. JavaFX reads the compiled
 * form several times as quickly, where it is told to look for it ({@code -Dbinary.css=true}).
 */
final class Styles {
  private Styles() {}

  public static void main(String[] arguments) throws IOException {
    Path from = Path.of(arguments[0]);
    Path to = Path.of(arguments[1]);
    try (Stream<Path> all = Files.walk(from)) {
      for (Path each : all.filter(file -> file.toString().endsWith(".css")).toList()) {
        File compiled =
            to.resolve(from.relativize(each).toString().replaceFirst("css$", "bss")).toFile();
        Files.createDirectories(compiled.toPath().getParent());
        Stylesheet.convertToBinary(each.toFile(), compiled);
      }
    }
  }
}
