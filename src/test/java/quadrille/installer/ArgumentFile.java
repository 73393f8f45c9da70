package quadrille.installer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A file of jpackage options, one per line, with its value if it has one. */
record ArgumentFile(Path file, List<Argument> arguments) {

  /** An option as written, such as {@code --name}, with its value or an empty string. */
  record Argument(String option, String value) {}

  static ArgumentFile read(String name) throws IOException {
    Path file = InstallerNames.INSTALLER.resolve(name);
    List<Argument> arguments = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        arguments.add(argument(line));
      }
    }
    return new ArgumentFile(file, arguments);
  }

  private static Argument argument(String line) {
    String[] parts = line.split(" ", 2);
    return new Argument(parts[0], parts.length == 1 ? "" : unquoted(parts[1]));
  }

  private static String unquoted(String value) {
    return value.startsWith("\"") && value.endsWith("\"")
        ? value.substring(1, value.length() - 1)
        : value;
  }

  List<String> options() {
    return arguments.stream().map(Argument::option).toList();
  }

  /** All values of an option, in order. */
  List<String> values(String option) {
    return arguments.stream().filter(e -> e.option().equals(option)).map(Argument::value).toList();
  }

  /** The only value of an option. */
  String value(String option) {
    List<String> values = values(option);
    if (values.size() != 1) {
      throw new AssertionError(file + " has " + values.size() + " of " + option);
    }
    return values.getFirst();
  }
}
