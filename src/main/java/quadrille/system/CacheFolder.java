package quadrille.system;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where the program keeps what it can make anew at any time. */
public final class CacheFolder {
  private CacheFolder() {}

  /** The folder of this user on this system; the property {@code quadrille.cache} names another. */
  public static Path find() {
    String chosen = System.getProperty("quadrille.cache");
    return chosen != null
        ? Path.of(chosen).toAbsolutePath()
        : defaultFor(
            System.getProperty("os.name"), System.getProperty("user.home"), System.getenv());
  }

  static Path defaultFor(String system, String home, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return DataFolder.folderOrDefault(environment.get("LOCALAPPDATA"), home, "AppData", "Local")
          .resolve("Quadrille")
          .resolve("Cache");
    }
    if (name.startsWith("mac")) {
      return Path.of(home, "Library", "Caches", "Quadrille");
    }
    return DataFolder.folderOrDefault(environment.get("XDG_CACHE_HOME"), home, ".cache")
        .resolve("quadrille");
  }
}
