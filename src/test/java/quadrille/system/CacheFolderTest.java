package quadrille.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CacheFolderTest {
  private static final String HOME = "/home/ada";

  @Test
  void linuxKeepsItBelowTheHomeFolder() {
    assertThat(CacheFolder.defaultFor("Linux", HOME, Map.of()))
        .isEqualTo(Path.of(HOME, ".cache", "quadrille"));
  }

  @Test
  void theXdgFolderComesFirst() {
    assertThat(CacheFolder.defaultFor("Linux", HOME, Map.of("XDG_CACHE_HOME", "/caches")))
        .isEqualTo(Path.of("/caches", "quadrille"));
  }

  @Test
  void anEmptyXdgFolderIsNone() {
    assertThat(CacheFolder.defaultFor("Linux", HOME, Map.of("XDG_CACHE_HOME", "")))
        .isEqualTo(Path.of(HOME, ".cache", "quadrille"));
  }

  @Test
  void macosAndWindowsKeepItInTheirOwnPlaces() {
    assertThat(CacheFolder.defaultFor("Mac OS X", HOME, Map.of()))
        .isEqualTo(Path.of(HOME, "Library", "Caches", "Quadrille"));
    assertThat(CacheFolder.defaultFor("Windows 11", HOME, Map.of("LOCALAPPDATA", "/local")))
        .isEqualTo(Path.of("/local", "Quadrille", "Cache"));
    assertThat(CacheFolder.defaultFor("Windows 11", HOME, Map.of()))
        .isEqualTo(Path.of(HOME, "AppData", "Local", "Quadrille", "Cache"));
  }

  @Test
  void thePropertyNamesAnother() {
    String before = System.getProperty("quadrille.cache");
    System.setProperty("quadrille.cache", "/elsewhere");
    try {
      assertThat(CacheFolder.find()).isEqualTo(Path.of("/elsewhere").toAbsolutePath());
    } finally {
      if (before == null) {
        System.clearProperty("quadrille.cache");
      } else {
        System.setProperty("quadrille.cache", before);
      }
    }
  }
}
