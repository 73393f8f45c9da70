package quadrille.text;

import java.util.Locale;
import java.util.ResourceBundle;

/**
 * Texts in the language that a screen was built in. Immutable.
 *
 * @param locale the language, of those that the program speaks
 */
public record Localizer(Locale locale) {

  public String localize(Text text) {
    return text.in(locale);
  }

  /** The text with that key in the bundle of the owner's package. */
  public String localize(Class<?> owner, String key, Object... arguments) {
    return localize(Text.of(owner, key, arguments));
  }

  /** The messages of a package, for FXML. */
  public ResourceBundle bundle(String packageName) {
    return Messages.of(packageName, locale);
  }
}
