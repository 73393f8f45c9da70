package quadrille.app.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ThirdPartyLibraryTest {
  /** The build's folder of runtime libraries. */
  private static final Path MODULES = Path.of("target", "modules");

  @Test
  void exactlyTheRuntimeLibrariesAreListed() throws IOException {
    List<String> listed =
        LicencesPanel.ThirdPartyLibrary.all().stream()
            .flatMap(each -> each.artifacts().stream())
            .toList();

    assertThat(listed).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(artifacts());
  }

  @Test
  void everyLibraryHasANameAndALicence() {
    assertThat(LicencesPanel.ThirdPartyLibrary.all())
        .allMatch(each -> !each.name().isBlank() && !each.licence().isBlank())
        .extracting(LicencesPanel.ThirdPartyLibrary::name)
        .contains("Java (OpenJDK)", "Inter", "Material Design Icons", "SQLite");
  }

  private static Set<String> artifacts() throws IOException {
    try (Stream<Path> jars = Files.list(MODULES)) {
      return jars.map(jar -> jar.getFileName().toString().replaceFirst("-\\d.*\\.jar$", ""))
          .collect(Collectors.toSet());
    }
  }
}
