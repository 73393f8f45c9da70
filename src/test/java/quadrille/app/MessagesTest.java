package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.app.settings.Language;
import quadrille.app.settings.Motion;
import quadrille.app.settings.Theme;

/** The words of the screens: none is missing in either language, none is left over in FXML. */
class MessagesTest {
  private static final Path ROOT = Path.of("resources/quadrille/app");
  private static final Pattern KEY = Pattern.compile("\"%([^\"]+)\"");
  private static final Pattern LITERAL =
      Pattern.compile("(?:text|promptText|accessibleText|label)=\"([^%\"][^\"]*)\"");

  static List<Path> bundles() throws IOException {
    return files("messages.properties");
  }

  static List<Path> scenes() throws IOException {
    return files(".fxml");
  }

  private static List<Path> files(String end) throws IOException {
    try (Stream<Path> all = Files.walk(ROOT)) {
      return all.filter(each -> each.toString().endsWith(end)).sorted().toList();
    }
  }

  private static Properties read(Path file) throws IOException {
    Properties properties = new Properties();
    try (var reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    return properties;
  }

  private static Properties french(Path english) throws IOException {
    return read(english.resolveSibling("messages_fr.properties"));
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void bothLanguagesSayTheSameThings(Path english) throws IOException {
    assertThat(french(english).stringPropertyNames())
        .isEqualTo(read(english).stringPropertyNames());
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void bothLanguagesUseTheSameArguments(Path english) throws IOException {
    Properties other = french(english);
    read(english)
        .forEach(
            (key, text) ->
                assertThat(arguments(other.getProperty(key.toString()), Locale.FRENCH))
                    .as(key.toString())
                    .isEqualTo(arguments(text.toString(), Locale.ENGLISH)));
  }

  private static Set<Integer> arguments(String pattern, Locale locale) {
    return Stream.of(new MessageFormat(pattern, locale).getFormatsByArgumentIndex().length)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void everyKeyOfASceneHasItsText(Path scene) throws IOException {
    Set<String> known = read(scene.resolveSibling("messages.properties")).stringPropertyNames();
    List<String> wanted =
        KEY.matcher(Files.readString(scene)).results().map(m -> m.group(1)).toList();
    assertThat(known).containsAll(wanted);
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void noSceneSaysAnythingByItself(Path scene) throws IOException {
    assertThat(LITERAL.matcher(Files.readString(scene)).results().map(m -> m.group(1))).isEmpty();
  }

  static Stream<Enum<?>> choices() {
    return Stream.of(Theme.values(), Language.values(), Motion.values()).flatMap(Stream::of);
  }

  @ParameterizedTest
  @MethodSource("choices")
  void everyChoiceInTheSettingsHasAName(Enum<?> value) throws IOException {
    String key = value.getDeclaringClass().getSimpleName() + "." + value.name();
    assertThat(read(ROOT.resolve("settings/messages.properties")).stringPropertyNames())
        .contains(key.toLowerCase(Locale.ROOT));
  }
}
