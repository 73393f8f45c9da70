package quadrille.network.host;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.text.Messages;

/** Reads the header in which a browser says which languages its user prefers. */
final class AcceptedLanguage {
  private static final int MAX_LENGTH = 200;

  private AcceptedLanguage() {}

  /** The first of our languages that is accepted, or English. */
  static Locale of(@Nullable String header) {
    if (header == null || header.length() > MAX_LENGTH) {
      return Locale.ENGLISH;
    }
    try {
      List<Locale.LanguageRange> ranges = Locale.LanguageRange.parse(header);
      Locale found = Locale.lookup(ranges, Messages.languages());
      return found == null ? Locale.ENGLISH : found;
    } catch (IllegalArgumentException e) {
      return Locale.ENGLISH;
    }
  }
}
