package quadrille.system;

import java.net.URI;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * What this program was built from.
 *
 * @param version three numbers, and a pre-release behind a hyphen: 1.2.0, 1.3.0-rc.1
 * @param commit the commit's full id, or null where the sources came without their history
 * @param dirty whether the sources were not quite those of the commit
 * @param javafxVersion the version of JavaFX that it brings along
 * @param updateUri where to ask for a newer version, or null for nowhere
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

  /** The commit in short, as {@code 8797b1260b1f} or {@code 8797b1260b1f-dirty}, or null. */
  public @Nullable String commitLabel() {
    return commit == null
        ? null
        : commit.substring(0, Math.min(SHORT_COMMIT_LENGTH, commit.length()))
            + (dirty ? "-dirty" : "");
  }

  /** What the build wrote down. */
  static BuildInfo of(Properties written) {
    String commit = written.getProperty("commit");
    String updates = written.getProperty("updates");
    return new BuildInfo(
        written.getProperty("version"),
        commit.equals("unknown") ? null : commit,
        Boolean.parseBoolean(written.getProperty("changed")),
        written.getProperty("javafx"),
        updates.isBlank() ? null : URI.create(updates.strip()));
  }
}
