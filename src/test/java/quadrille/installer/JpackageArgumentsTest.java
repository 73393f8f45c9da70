package quadrille.installer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that jpackage knows its options and that the files they name exist. */
class JpackageArgumentsTest {
  private static final Set<String> FILES =
      Set.of(
          "--icon",
          "--license-file",
          "--app-content",
          "--mac-dmg-content",
          "--resource-dir",
          "--file-associations",
          "--mac-entitlements");

  private static final Set<String> BUILT = Set.of("--app-image", "--runtime-image", "--dest");

  private static final Set<String> REPEATABLE =
      Set.of("--java-options", "--file-associations", "--add-launcher");

  /** Options for making an image; jpackage rejects them when an image is packed or signed. */
  private static final Set<String> IMAGE_OPTIONS =
      Set.of("--module", "--java-options", "--runtime-image", "--add-launcher", "--arguments");

  @Test
  void helpOfThisSystemIsPartOfTheHelpTexts() throws IOException {
    String here = System.getProperty("os.name").toLowerCase(Locale.ROOT).substring(0, 3);
    assertThat(JpackageOptions.ofSystem(here))
        .contains("--type", "--name", "--java-options", "--file-associations")
        .containsAll(JpackageOptions.ofThisSystem());
  }

  @ParameterizedTest
  @CsvSource({
    "windows/image.args, win",
    "windows/package.args, win",
    "macos/image.args, mac",
    "macos/sign.args, mac",
    "macos/package.args, mac"
  })
  void everyOptionIsKnownToJpackage(String name, String system) throws IOException {
    Set<String> known = JpackageOptions.ofSystem(system);
    ArgumentFile file = ArgumentFile.read(name);
    assertThat(known).containsAll(file.options());
    assertThat(file.options().stream().filter(each -> !REPEATABLE.contains(each)))
        .as("only some options may be repeated")
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "windows/image.args",
        "windows/package.args",
        "macos/image.args",
        "macos/sign.args",
        "macos/package.args"
      })
  void everyNamedFileExistsOrIsBuilt(String name) throws IOException {
    for (ArgumentFile.Argument each : ArgumentFile.read(name).arguments()) {
      if (FILES.contains(each.option())) {
        for (String file : each.value().split(",")) {
          assertThat(Path.of(file)).exists();
        }
      } else if (each.option().equals("--add-launcher")) {
        assertThat(Path.of(each.value().replaceFirst("^[\\w-]+=", ""))).exists();
      } else if (BUILT.contains(each.option())) {
        assertThat(each.value()).startsWith("target/installer");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"windows", "macos"})
  void packageIsMadeFromTheImageOfItsSystem(String system) throws IOException {
    ArgumentFile image = ArgumentFile.read(system + "/image.args");
    ArgumentFile packed = ArgumentFile.read(system + "/package.args");
    assertThat(packed.value("--name"))
        .isEqualTo(image.value("--name"))
        .isEqualTo(InstallerNames.NAME);
    assertThat(packed.value("--icon")).isEqualTo(image.value("--icon"));
    assertThat(packed.value("--app-image"))
        .startsWith("target/installer/image/" + image.value("--name"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"windows/package.args", "macos/package.args", "macos/sign.args"})
  void packagesHaveNoImageOptions(String name) throws IOException {
    assertThat(ArgumentFile.read(name).options()).doesNotContainAnyElementsOf(IMAGE_OPTIONS);
  }

  @Test
  void upgradeCodeForWindowsNeverChanges() throws IOException {
    String code = ArgumentFile.read("windows/package.args").value("--win-upgrade-uuid");
    assertThat(UUID.fromString(code))
        .isEqualTo(UUID.fromString("22278037-f859-43b1-9a8f-a4969feeb31e"));
  }

  @Test
  void macOsKnowsTheProgramByOneName() throws IOException {
    for (String file : List.of("macos/image.args", "macos/package.args")) {
      ArgumentFile arguments = ArgumentFile.read(file);
      assertThat(arguments.value("--mac-package-identifier")).isEqualTo(InstallerNames.ID);
      assertThat(arguments.value("--mac-package-name"))
          .isEqualTo(InstallerNames.NAME)
          .hasSizeLessThan(16);
    }
  }

  @Test
  void versionIsValidForAWindowsInstaller() throws IOException {
    List<Integer> numbers = new ArrayList<>();
    for (String each : InstallerNames.pomProperty("revision").split("\\.")) {
      numbers.add(Integer.valueOf(each));
    }
    assertThat(numbers).hasSize(3);
    assertThat(numbers.subList(0, 2)).allMatch(each -> each <= 255);
    assertThat(numbers.getLast()).isLessThanOrEqualTo(65535);
  }
}
