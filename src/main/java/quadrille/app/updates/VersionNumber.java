package quadrille.app.updates;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A version, in the order of Semantic Versioning: a pre-release comes before its release, and what
 * stands behind a plus does not count.
 *
 * @param preRelease the parts of the pre-release, none for a release
 */
record VersionNumber(int major, int minor, int patch, List<String> preRelease)
    implements Comparable<VersionNumber> {
  private static final int MAX_LENGTH = 40;
  private static final String NUMBER = "(0|[1-9]\\d{0,8})";
  private static final Pattern PATTERN =
      Pattern.compile(
          NUMBER
              + "\\."
              + NUMBER
              + "\\."
              + NUMBER
              + "(?:-([0-9A-Za-z.-]+))?(?:\\+[0-9A-Za-z.-]+)?");
  private static final Pattern DIGITS = Pattern.compile("\\d+");

  VersionNumber {
    preRelease = List.copyOf(preRelease);
  }

  /** The version that is written so, if it is one of at most 40 characters. */
  static Optional<VersionNumber> of(String text) {
    Matcher parts = PATTERN.matcher(text);
    if (text.length() > MAX_LENGTH || !parts.matches()) {
      return Optional.empty();
    }
    String before = parts.group(4);
    List<String> pieces = before == null ? List.of() : List.of(before.split("\\.", -1));
    return pieces.contains("")
        ? Optional.empty()
        : Optional.of(
            new VersionNumber(number(parts, 1), number(parts, 2), number(parts, 3), pieces));
  }

  private static int number(Matcher parts, int group) {
    return Integer.parseInt(parts.group(group));
  }

  @Override
  public int compareTo(VersionNumber other) {
    return Comparator.comparingInt(VersionNumber::major)
        .thenComparingInt(VersionNumber::minor)
        .thenComparingInt(VersionNumber::patch)
        .thenComparing(VersionNumber::preRelease, VersionNumber::comparePreRelease)
        .compare(this, other);
  }

  private static int comparePreRelease(List<String> one, List<String> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return Boolean.compare(one.isEmpty(), other.isEmpty());
    }
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      int order = compareIdentifiers(one.get(i), other.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), other.size());
  }

  /**
   * Numbers by their size and before words; the longer number, without zeros in front, is larger.
   */
  private static int compareIdentifiers(String one, String other) {
    boolean number = DIGITS.matcher(one).matches();
    if (number != DIGITS.matcher(other).matches()) {
      return number ? -1 : 1;
    }
    return number
        ? Comparator.comparingInt(String::length)
            .thenComparing(Comparator.naturalOrder())
            .compare(stripLeadingZeros(one), stripLeadingZeros(other))
        : one.compareTo(other);
  }

  private static String stripLeadingZeros(String number) {
    return number.replaceFirst("^0+(?=\\d)", "");
  }

  @Override
  public String toString() {
    String release = major + "." + minor + "." + patch;
    return preRelease.isEmpty() ? release : release + "-" + String.join(".", preRelease);
  }
}
