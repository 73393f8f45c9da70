package quadrille.core;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * A sentence for a person, kept as its key and arguments until the language is known.
 *
 * @param bundle the message bundle, one for each package: {@code quadrille.core.messages}
 * @param key the key in that bundle
 * @param arguments the values of {0}, {1}, …; an argument may be a Text itself
 */
public record Text(String bundle, String key, List<Object> arguments) {

  public Text {
    arguments = List.copyOf(arguments);
  }

  /** The text with that key in the bundle of the owner's package. */
  public static Text of(Class<?> owner, String key, Object... arguments) {
    return new Text(owner.getPackageName() + ".messages", key, List.of(arguments));
  }

  /** The sentence in French for a French locale, else in English. */
  public String in(Locale locale) {
    String pattern = messages(bundle, locale).getString(key);
    Object[] values =
        arguments.stream()
            .map(each -> each instanceof Text text ? text.in(locale) : each)
            .toArray();
    return new MessageFormat(pattern, isFrench(locale) ? Locale.FRENCH : Locale.ENGLISH)
        .format(values);
  }

  /** The French messages of a bundle for a French locale, else the English ones. */
  public static ResourceBundle messages(String bundle, Locale locale) {
    return ResourceBundle.getBundle(bundle, isFrench(locale) ? Locale.FRENCH : Locale.ROOT);
  }

  private static boolean isFrench(Locale locale) {
    return locale.getLanguage().equals(Locale.FRENCH.getLanguage());
  }

  /** The sentence in English. */
  @Override
  public String toString() {
    return in(Locale.ENGLISH);
  }
}
