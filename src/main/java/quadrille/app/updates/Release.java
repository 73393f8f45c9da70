package quadrille.app.updates;

import java.net.URI;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A version that can be had.
 *
 * @param notes what is new in it, by the language's tag; may be empty
 * @param page where it can be had
 */
public record Release(VersionNumber version, Map<String, String> notes, URI page) {

  public Release {
    notes = Map.copyOf(notes);
  }

  /** What is new, in a language or else in English; empty where neither is there. */
  public String notes(Locale locale) {
    @Nullable String own = notes.get(locale.getLanguage());
    return own == null ? notes.getOrDefault("en", "") : own;
  }
}
