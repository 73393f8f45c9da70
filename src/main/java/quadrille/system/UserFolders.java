package quadrille.system;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Finds the folders in which the program keeps its files, where each system wants them. */
public final class UserFolders {
  private UserFolders() {}

  /**
   * Returns the absolute path of the folder for settings, games and logs; the system property
   * {@code quadrille.data} overrides it.
   */
  public static Path data() {
    return chosen("quadrille.data", current().data());
  }

  /**
   * Returns the absolute path of the folder for files that can be made again at any time; the
   * system property {@code quadrille.cache} overrides it.
   */
  public static Path cache() {
    return chosen("quadrille.cache", current().cache());
  }

  private static Path chosen(String property, Path fallback) {
    String path = System.getProperty(property);
    return (path == null || path.isBlank() ? fallback : Path.of(path)).toAbsolutePath();
  }

  private static Locations current() {
    return new Locations(
        System.getProperty("os.name"), System.getProperty("user.home"), System.getenv());
  }

  /**
   * The conventional folders of a user on a system.
   *
   * @param system as in the system property {@code os.name}
   */
  record Locations(String system, String home, Map<String, String> environment) {

    Path data() {
      if (isSystem("windows")) {
        return folder("APPDATA", "AppData", "Roaming").resolve("Quadrille");
      }
      return isSystem("mac")
          ? Path.of(home, "Library", "Application Support", "Quadrille")
          : folder("XDG_DATA_HOME", ".local", "share").resolve("quadrille");
    }

    Path cache() {
      if (isSystem("windows")) {
        return folder("LOCALAPPDATA", "AppData", "Local").resolve("Quadrille").resolve("Cache");
      }
      return isSystem("mac")
          ? Path.of(home, "Library", "Caches", "Quadrille")
          : folder("XDG_CACHE_HOME", ".cache").resolve("quadrille");
    }

    private boolean isSystem(String name) {
      return system.toLowerCase(Locale.ROOT).startsWith(name);
    }

    /**
     * The folder named by an environment variable, or else one below the home folder. A relative
     * name would depend on where the program was started, and the XDG Base Directory Specification
     * wants it ignored.
     */
    private Path folder(String variable, String... fallback) {
      Path named = Path.of(Objects.requireNonNullElse(environment.get(variable), ""));
      return named.isAbsolute() ? named : Path.of(home, fallback);
    }
  }
}
