package quadrille.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataFolderTest {
  private static final String HOME = "/home/ada";

  @Test
  void linuxKeepsItBelowTheHomeFolder() {
    assertThat(DataFolder.defaultFor("Linux", HOME, Map.of()))
        .isEqualTo(Path.of(HOME, ".local", "share", "quadrille"));
  }

  @Test
  void theXdgFolderComesFirst() {
    assertThat(DataFolder.defaultFor("Linux", HOME, Map.of("XDG_DATA_HOME", "/data")))
        .isEqualTo(Path.of("/data", "quadrille"));
  }

  @Test
  void anEmptyXdgFolderIsNone() {
    assertThat(DataFolder.defaultFor("Linux", HOME, Map.of("XDG_DATA_HOME", "")))
        .isEqualTo(Path.of(HOME, ".local", "share", "quadrille"));
  }

  @Test
  void macosAndWindowsKeepItInTheirOwnPlaces() {
    assertThat(DataFolder.defaultFor("Mac OS X", HOME, Map.of()))
        .isEqualTo(Path.of(HOME, "Library", "Application Support", "Quadrille"));
    assertThat(DataFolder.defaultFor("Windows 11", HOME, Map.of("APPDATA", "/roaming")))
        .isEqualTo(Path.of("/roaming", "Quadrille"));
    assertThat(DataFolder.defaultFor("Windows 11", HOME, Map.of()))
        .isEqualTo(Path.of(HOME, "AppData", "Roaming", "Quadrille"));
  }

  @Test
  void thePropertyNamesAnother() {
    System.setProperty("quadrille.data", "/elsewhere");
    try {
      assertThat(DataFolder.find()).isEqualTo(Path.of("/elsewhere"));
    } finally {
      System.clearProperty("quadrille.data");
    }
  }
}
