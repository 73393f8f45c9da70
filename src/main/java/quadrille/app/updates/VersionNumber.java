package quadrille.app.updates;

import java.lang.module.ModuleDescriptor.Version;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The number of a version, written as in Semantic Versioning: a pre-release comes before its
 * release, and build metadata after a plus does not count.
 */
record VersionNumber(Version version) implements Comparable<VersionNumber> {
  private static final int MAX_LENGTH = 40;
  private static final String NUMBER = "(0|[1-9]\\d{0,8})";
  private static final String IDENTIFIERS = "[0-9A-Za-z-]+(\\.[0-9A-Za-z-]+)*";
  private static final Pattern PATTERN =
      Pattern.compile(
          "%s\\.%s\\.%s(-%s)?(\\+%s)?".formatted(NUMBER, NUMBER, NUMBER, IDENTIFIERS, IDENTIFIERS));

  /** The version in a text of at most 40 characters, if it is one. */
  static Optional<VersionNumber> of(String text) {
    return text.length() <= MAX_LENGTH && PATTERN.matcher(text).matches()
        ? Optional.of(new VersionNumber(Version.parse(text.replaceFirst("\\+.*", ""))))
        : Optional.empty();
  }

  @Override
  public int compareTo(VersionNumber other) {
    return version.compareTo(other.version);
  }

  @Override
  public String toString() {
    return version.toString();
  }
}
