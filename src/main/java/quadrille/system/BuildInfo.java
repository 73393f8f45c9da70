package quadrille.system;

import java.net.URI;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * The facts about a build of the program.
 *
 * @param version as in Semantic Versioning: 1.2.0, 1.3.0-rc.1
 * @param commit the full id of the commit, or null if built without the Git history
 * @param dirty whether the sources differed from the commit
 * @param javafxVersion the version of JavaFX it includes
 * @param updateUri the address to ask for a newer version, or null if there is none
 */
public record BuildInfo(
    String version,
    @Nullable String commit,
    boolean dirty,
    String javafxVersion,
    @Nullable URI updateUri) {
  private static final int SHORT_COMMIT_LENGTH = 12;
  private static final BuildInfo CURRENT =
      of(ResourceProperties.read(BuildInfo.class, "build.properties"));

  /** The build that is running. */
  public static BuildInfo current() {
    return CURRENT;
  }

  /** The abbreviated commit, {@code 8797b1260b1f} or {@code 8797b1260b1f-dirty}, or null. */
  public @Nullable String commitLabel() {
    return commit == null
        ? null
        : commit.substring(0, Math.min(SHORT_COMMIT_LENGTH, commit.length()))
            + (dirty ? "-dirty" : "");
  }

  /** Reads the facts that the build has written to a file. */
  static BuildInfo of(Properties properties) {
    String commit = properties.getProperty("commit");
    String updates = properties.getProperty("updates");
    return new BuildInfo(
        properties.getProperty("version"),
        commit.equals("unknown") ? null : commit,
        Boolean.parseBoolean(properties.getProperty("changed")),
        properties.getProperty("javafx"),
        updates.isBlank() ? null : URI.create(updates.strip()));
  }
}
