package quadrille.text;

import java.util.Locale;
import java.util.ResourceBundle;

/**
 * Translates texts into one language. Immutable.
 *
 * @param locale one of {@link Messages#languages}
 */
public record Localizer(Locale locale) {

  public String localize(Text text) {
    return text.in(locale);
  }

  /** Returns the text with that key in the messages of the owner's package. */
  public String localize(Class<?> owner, String key, Object... arguments) {
    return localize(Text.of(owner, key, arguments));
  }

  /** Returns the messages of a package, for FXML. */
  public ResourceBundle bundle(String packageName) {
    return Messages.of(packageName, locale);
  }
}
