package quadrille.app.updates;

import java.net.URI;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A version that is available.
 *
 * @param notes the release notes by language tag; may be empty
 * @param page its download page
 */
public record Release(VersionNumber version, Map<String, String> notes, URI page) {

  public Release {
    notes = Map.copyOf(notes);
  }

  /** The release notes in a language or else in English; empty if there are neither. */
  public String notes(Locale locale) {
    @Nullable String own = notes.get(locale.getLanguage());
    return own == null ? notes.getOrDefault("en", "") : own;
  }
}
