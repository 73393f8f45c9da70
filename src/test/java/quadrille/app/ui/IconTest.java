package quadrille.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.IkonHandler;
import quadrille.SourceFiles;

class IconTest {
  private static final Pattern LITERAL = Pattern.compile("mdi2[a-z]-[a-z0-9-]*[a-z0-9]");

  @Test
  void everyIconMatchesTheIconFont() throws IOException {
    assertThat(codes())
        .allSatisfy(
            (name, code) ->
                assertThat(Integer.parseInt(code.toString(), 16))
                    .as(name.toString())
                    .isEqualTo(inTheFont(name.toString())));
  }

  @Test
  void exactlyTheUsedIconsAreListed() throws IOException {
    assertThat(named().distinct())
        .containsExactlyInAnyOrderElementsOf(codes().stringPropertyNames());
  }

  private static Properties codes() throws IOException {
    Properties codes = new Properties();
    try (InputStream file = Icon.class.getResourceAsStream("icons.properties")) {
      codes.load(Objects.requireNonNull(file));
    }
    return codes;
  }

  private static int inTheFont(String name) {
    IkonHandler font =
        ServiceLoader.load(IkonHandler.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(each -> each.supports(name))
            .findFirst()
            .orElseThrow();
    return font.resolve(name).getCode();
  }

  private static Stream<String> named() throws IOException {
    return SourceFiles.texts().stream()
        .flatMap(text -> LITERAL.matcher(text).results().map(MatchResult::group));
  }
}
