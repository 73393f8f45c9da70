package quadrille.installer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests jpackage's options on every system. */
class CommonArgumentsTest {
  private static final Pattern JAVA_OPTION =
      Pattern.compile("(?:-X|-D|--enable-native-access=)[^ \\\\\"^]+");

  /** Options that describe the program, which packing its image needs again. */
  private static final List<String> DESCRIBING =
      List.of("--vendor", "--description", "--copyright");

  @Test
  void everyOptionIsKnownToJpackage() throws IOException {
    assertThat(JpackageOptions.ofThisSystem())
        .containsAll(ArgumentFile.read("common.args").options());
  }

  @ParameterizedTest
  @ValueSource(strings = {"windows", "macos"})
  void packageHasTheDescriptionOfItsImage(String system) throws IOException {
    ArgumentFile common = ArgumentFile.read("common.args");
    ArgumentFile packed = ArgumentFile.read(system + "/package.args");
    for (String option : DESCRIBING) {
      assertThat(packed.value(option)).isEqualTo(common.value(option));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"quadrille", "quadrille.cmd"})
  void installedProgramHasTheOptionsOfTheLaunchScripts(String script) throws IOException {
    List<String> written =
        JAVA_OPTION
            .matcher(launch(Files.readString(Path.of(script))))
            .results()
            .map(MatchResult::group)
            .toList();
    assertThat(written).contains("-Xmx768m");
    assertThat(ArgumentFile.read("common.args").values("--java-options")).containsAll(written);
  }

  /** The part of the start command from the heap size to the module path. */
  private static String launch(String script) {
    int begin = script.indexOf("-Xmx768m");
    return script.substring(begin, script.indexOf("--module-path", begin));
  }
}
