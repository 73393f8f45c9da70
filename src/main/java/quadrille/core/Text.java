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

  /** The sentence in the language of the locale, or in English where there is none. */
  public String in(Locale locale) {
    String pattern = messages(bundle, locale).getString(key);
    Object[] values =
        arguments.stream()
            .map(each -> each instanceof Text text ? text.in(locale) : each)
            .toArray();
    return new MessageFormat(pattern, Languages.nearest(locale)).format(values);
  }

  /** The messages of a bundle in the language of the locale, or the English ones. */
  public static ResourceBundle messages(String bundle, Locale locale) {
    return ResourceBundle.getBundle(bundle, Languages.ofMessages(locale));
  }

  /** The sentence in English. */
  @Override
  public String toString() {
    return in(Locale.ENGLISH);
  }
}
