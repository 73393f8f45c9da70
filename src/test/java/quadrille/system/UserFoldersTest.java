package quadrille.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import quadrille.system.UserFolders.Locations;

class UserFoldersTest {
  private static final String HOME = "/home/ada";

  @Test
  void linuxUsesHiddenFoldersInTheHomeFolder() {
    Locations linux = locations("Linux", Map.of());
    assertThat(linux.data()).isEqualTo(Path.of(HOME, ".local", "share", "quadrille"));
    assertThat(linux.cache()).isEqualTo(Path.of(HOME, ".cache", "quadrille"));
  }

  @Test
  void xdgVariablesOverrideTheLinuxFolders() {
    Locations linux =
        locations("Linux", Map.of("XDG_DATA_HOME", "/data", "XDG_CACHE_HOME", "/caches"));
    assertThat(linux.data()).isEqualTo(Path.of("/data", "quadrille"));
    assertThat(linux.cache()).isEqualTo(Path.of("/caches", "quadrille"));
  }

  @Test
  void emptyXdgVariablesAreIgnored() {
    Locations linux = locations("Linux", Map.of("XDG_DATA_HOME", "", "XDG_CACHE_HOME", " "));
    assertThat(linux).extracting(Locations::data).isEqualTo(locations("Linux", Map.of()).data());
    assertThat(linux).extracting(Locations::cache).isEqualTo(locations("Linux", Map.of()).cache());
  }

  @Test
  void macosUsesTheLibraryFolder() {
    Locations mac = locations("Mac OS X", Map.of());
    assertThat(mac.data()).isEqualTo(Path.of(HOME, "Library", "Application Support", "Quadrille"));
    assertThat(mac.cache()).isEqualTo(Path.of(HOME, "Library", "Caches", "Quadrille"));
  }

  @Test
  void windowsUsesTheAppDataFolders() {
    Locations named =
        locations("Windows 11", Map.of("APPDATA", "/roaming", "LOCALAPPDATA", "/local"));
    assertThat(named.data()).isEqualTo(Path.of("/roaming", "Quadrille"));
    assertThat(named.cache()).isEqualTo(Path.of("/local", "Quadrille", "Cache"));
    Locations unnamed = locations("Windows 11", Map.of());
    assertThat(unnamed.data()).isEqualTo(Path.of(HOME, "AppData", "Roaming", "Quadrille"));
    assertThat(unnamed.cache()).isEqualTo(Path.of(HOME, "AppData", "Local", "Quadrille", "Cache"));
  }

  @Test
  void systemPropertiesOverrideBothFolders() {
    Path elsewhere = Path.of("elsewhere");
    assertThat(withProperty("quadrille.data", elsewhere, UserFolders::data))
        .isEqualTo(elsewhere.toAbsolutePath());
    assertThat(withProperty("quadrille.cache", elsewhere, UserFolders::cache))
        .isEqualTo(elsewhere.toAbsolutePath());
  }

  @Test
  void emptySystemPropertiesAreIgnored() {
    Path usual = UserFolders.data();
    assertThat(withProperty("quadrille.data", Path.of(""), UserFolders::data)).isEqualTo(usual);
  }

  private static Locations locations(String system, Map<String, String> environment) {
    return new Locations(system, HOME, environment);
  }

  private static Path withProperty(String property, Path value, Supplier<Path> test) {
    String before = System.getProperty(property);
    System.setProperty(property, value.toString());
    try {
      return test.get();
    } finally {
      if (before == null) {
        System.clearProperty(property);
      } else {
        System.setProperty(property, before);
      }
    }
  }
}
