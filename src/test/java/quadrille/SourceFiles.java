package quadrille;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Reads the program's Java sources and FXML files. */
public final class SourceFiles {
  private SourceFiles() {}

  public static List<Path> files() throws IOException {
    try (Stream<Path> code = Files.walk(Path.of("src/main/java/quadrille"));
        Stream<Path> scenes = Files.walk(Path.of("resources/quadrille"))) {
      return Stream.concat(
              code.filter(each -> each.toString().endsWith(".java")),
              scenes.filter(each -> each.toString().endsWith(".fxml")))
          .toList();
    }
  }

  public static List<String> texts() throws IOException {
    return files().stream().map(SourceFiles::text).toList();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
