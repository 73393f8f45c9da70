package quadrille.system;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where the program keeps what it remembers. */
public final class DataFolder {
  private DataFolder() {}

  /** The folder of this user on this system; the property {@code quadrille.data} names another. */
  public static Path find() {
    String chosen = System.getProperty("quadrille.data");
    return chosen != null
        ? Path.of(chosen)
        : defaultFor(
            System.getProperty("os.name"), System.getProperty("user.home"), System.getenv());
  }

  static Path defaultFor(String system, String home, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return folderOrDefault(environment.get("APPDATA"), home, "AppData", "Roaming")
          .resolve("Quadrille");
    }
    if (name.startsWith("mac")) {
      return Path.of(home, "Library", "Application Support", "Quadrille");
    }
    return folderOrDefault(environment.get("XDG_DATA_HOME"), home, ".local", "share")
        .resolve("quadrille");
  }

  /** A folder that the environment names, or else the one below the home. */
  static Path folderOrDefault(@Nullable String folder, String home, String... fallback) {
    return folder == null || folder.isBlank() ? Path.of(home, fallback) : Path.of(folder);
  }
}
