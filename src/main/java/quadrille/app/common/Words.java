package quadrille.app.common;

import java.util.Locale;
import java.util.ResourceBundle;
import quadrille.core.Messages;
import quadrille.core.Text;

/**
 * Texts in the language that a screen was built in. Immutable.
 *
 * @param locale the language, of those that the program speaks
 */
public record Words(Locale locale) {

  public String say(Text text) {
    return text.in(locale);
  }

  /** The text with that key in the bundle of the owner's package. */
  public String say(Class<?> owner, String key, Object... arguments) {
    return say(Text.of(owner, key, arguments));
  }

  /** The messages of a package, for FXML. */
  public ResourceBundle bundle(String packageName) {
    return Messages.of(packageName, locale);
  }
}
