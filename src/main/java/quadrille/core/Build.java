package quadrille.core;

import java.net.URI;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * What this program was built from.
 *
 * @param version three numbers, and a pre-release behind a hyphen: 1.2.0, 1.3.0-rc.1
 * @param commit the commit's full id, or null where the sources came without their history
 * @param changed whether the sources were not quite those of the commit
 * @param javafx the version of JavaFX that it brings along
 * @param updates where to ask for a newer version, or null for nowhere
 */
public record Build(
    String version,
    @Nullable String commit,
    boolean changed,
    String javafx,
    @Nullable URI updates) {
  private static final int SHORT = 12;
  private static final Build CURRENT = of(ResourceProperties.read(Build.class, "build.properties"));

  /** The build that is running. */
  public static Build current() {
    return CURRENT;
  }

  /** The commit in short, as {@code 8797b1260b1f} or {@code 8797b1260b1f-dirty}, or null. */
  public @Nullable String source() {
    return commit == null
        ? null
        : commit.substring(0, Math.min(SHORT, commit.length())) + (changed ? "-dirty" : "");
  }

  /** What the build wrote down. */
  static Build of(Properties written) {
    String commit = written.getProperty("commit");
    String updates = written.getProperty("updates");
    return new Build(
        written.getProperty("version"),
        commit.equals("unknown") ? null : commit,
        Boolean.parseBoolean(written.getProperty("changed")),
        written.getProperty("javafx"),
        updates.isBlank() ? null : URI.create(updates.strip()));
  }
}
