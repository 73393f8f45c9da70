import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.Stylesheet;
import sun.misc.Unsafe;

/**
 * Compiles style sheets: {@code java -cp LIBRARIES Styles.java FROM ABSENT STYLES THEMES}. JavaFX
 * reads the compiled form several times as quickly, where it is told to look for it ({@code
 * -Dbinary.css=true}).
 *
 * <p>Our own come from the folder FROM and go to STYLES. Those of the theme go to THEMES, without
 * the rules for controls that the program does not have, which the file ABSENT lists: a third less,
 * which a start would read and compare with every control.
 */
final class Styles {
  private static final List<String> THEMES =
      List.of("atlantafx/base/theme/primer-light.css", "atlantafx/base/theme/primer-dark.css");
  private static final Pattern COMMENT = Pattern.compile("/[*].*?[*]/", Pattern.DOTALL);
  private static final Pattern RULE = Pattern.compile("([^{}]+)([{][^{}]*[}])");

  private Styles() {}

  public static void main(String[] arguments) throws Exception {
    iterateAlike();
    Path from = Path.of(arguments[0]);
    try (Stream<Path> all = Files.walk(from)) {
      // What is written depends on the style classes that were met before.
      for (Path each : all.filter(file -> file.toString().endsWith(".css")).sorted().toList()) {
        compile(each, Path.of(arguments[2]), from.relativize(each).toString());
      }
    }
    Pattern absent = absent(Path.of(arguments[1]));
    for (String each : THEMES) {
      Path present = Files.createTempFile("theme", ".css");
      Files.writeString(present, without(absent, text(each)));
      compile(present, Path.of(arguments[3]), each);
      Files.delete(present);
    }
  }

  /**
   * Java's immutable sets, in which JavaFX has the style classes of a selector, are iterated in an
   * order that is drawn at each start; what is written would be too.
   */
  @SuppressWarnings("removal")
  private static void iterateAlike() throws ReflectiveOperationException {
    Field itself = Unsafe.class.getDeclaredField("theUnsafe");
    itself.setAccessible(true);
    Unsafe unsafe = (Unsafe) itself.get(null);
    Class<?> sets = Class.forName("java.util.ImmutableCollections");
    Field salt = sets.getDeclaredField("SALT32L");
    unsafe.putLong(unsafe.staticFieldBase(salt), unsafe.staticFieldOffset(salt), 0);
    Field reverse = sets.getDeclaredField("REVERSE");
    unsafe.putBoolean(unsafe.staticFieldBase(reverse), unsafe.staticFieldOffset(reverse), false);
  }

  private static void compile(Path sheet, Path to, String name) throws IOException {
    Path compiled = to.resolve(name.replaceFirst("css$", "bss"));
    Files.createDirectories(compiled.getParent());
    Stylesheet.convertToBinary(sheet.toFile(), compiled.toFile());
  }

  private static Pattern absent(Path file) throws IOException {
    return Pattern.compile(
        Files.readAllLines(file).stream()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split(" ")[0])
            .collect(Collectors.joining("|", "[.](", ")")));
  }

  private static String text(String theme) throws IOException {
    try (InputStream file = ClassLoader.getSystemResourceAsStream(theme)) {
      return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** A rule stays for those of its selectors that name no control that is absent. */
  private static String without(Pattern absent, String theme) {
    StringBuilder present = new StringBuilder();
    RULE.matcher(COMMENT.matcher(theme).replaceAll(""))
        .results()
        .forEach(
            rule -> {
              String selectors =
                  Stream.of(rule.group(1).split(","))
                      .filter(each -> !absent.matcher(each).find())
                      .collect(Collectors.joining(","));
              if (!selectors.isBlank()) {
                present.append(selectors).append(rule.group(2));
              }
            });
    return present.toString();
  }
}
