package quadrille.app.updates;

import java.net.URI;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A version that is available.
 *
 * @param notes the release notes by language tag; may be empty
 * @param page its download page
 */
public record Release(VersionNumber version, Map<String, String> notes, URI page) {
  private static final int MAX_CHARACTERS = 2000;
  private static final int MAX_LANGUAGES = 100;

  public Release {
    notes = Map.copyOf(notes);
  }

  /** The release notes in a language or else in English; empty if there are neither. */
  public String notes(Locale locale) {
    @Nullable String own = notes.get(locale.getLanguage());
    return own == null ? notes.getOrDefault("en", "") : own;
  }

  /**
   * Reads the file that describes the latest version, see {@code docs/updates.md}. The file is not
   * trusted: whatever does not match the description is rejected or ignored. Empty if it is
   * invalid, or lacks the version or the page.
   */
  static Optional<Release> read(byte[] content) {
    try {
      JsonNode file = JsonMapper.shared().readTree(content);
      return VersionNumber.of(file.path("version").asString(""))
          .flatMap(
              version ->
                  page(file.path("page").asString(""))
                      .map(page -> new Release(version, notes(file.path("notes")), page)));
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  private static Optional<URI> page(String text) {
    if (text.length() > MAX_CHARACTERS) {
      return Optional.empty();
    }
    try {
      URI page = URI.create(text);
      return HttpsDownloader.isSecure(page) ? Optional.of(page) : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Map<String, String> notes(JsonNode notes) {
    Map<String, String> all = new HashMap<>();
    notes.properties().stream()
        .limit(MAX_LANGUAGES)
        .filter(each -> each.getValue().isString())
        .forEach(each -> all.put(each.getKey(), sanitize(each.getValue().asString())));
    all.values().removeIf(String::isBlank);
    return all;
  }

  /** Keeps only text and line breaks, up to a maximum length. */
  private static String sanitize(String text) {
    StringBuilder clean = new StringBuilder();
    text.codePoints()
        .filter(each -> each == '\n' || isPrintable(each))
        .limit(MAX_CHARACTERS)
        .forEach(clean::appendCodePoint);
    boolean cut = text.codePointCount(0, text.length()) > MAX_CHARACTERS;
    return clean.toString().strip().replaceAll("\n{3,}", "\n\n") + (cut ? " …" : "");
  }

  /** Whether a character is neither a control nor a formatting character. */
  private static boolean isPrintable(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
