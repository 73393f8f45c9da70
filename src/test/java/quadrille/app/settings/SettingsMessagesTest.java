package quadrille.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every choice in the settings has a name. */
class SettingsMessagesTest {
  private static final Path ROOT = Path.of("resources/quadrille/app");

  private static Properties read(Path file) throws IOException {
    Properties properties = new Properties();
    try (var reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    return properties;
  }

  static Stream<Enum<?>> choices() {
    return Stream.of(Theme.values(), Motion.values()).flatMap(Stream::of);
  }

  @ParameterizedTest
  @MethodSource("choices")
  void everyChoiceInTheSettingsHasAName(Enum<?> value) throws IOException {
    String key = value.getDeclaringClass().getSimpleName() + "." + value.name();
    assertThat(read(ROOT.resolve("settings/messages.properties")).stringPropertyNames())
        .contains(key.toLowerCase(Locale.ROOT));
  }
}
