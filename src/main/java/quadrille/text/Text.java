package quadrille.text;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;

/**
 * A text for people, held as its key and arguments until its language is known.
 *
 * @param owner the package with the message, such as {@code quadrille.core}
 * @param key the key of the message
 * @param arguments the values of {0}, {1}, …; an argument may itself be a Text
 */
public record Text(String owner, String key, List<Object> arguments) {

  public Text {
    arguments = List.copyOf(arguments);
  }

  /** Returns the text with that key in the messages of the owner's package. */
  public static Text of(Class<?> owner, String key, Object... arguments) {
    return new Text(owner.getPackageName(), key, List.of(arguments));
  }

  /** Returns the text in the language of a locale, or in English if there is no translation. */
  public String in(Locale locale) {
    String pattern = Messages.of(owner, locale).getString(key);
    Object[] values =
        arguments.stream()
            .map(each -> each instanceof Text text ? text.in(locale) : each)
            .toArray();
    return new MessageFormat(pattern, Messages.languageFor(locale)).format(values);
  }

  /** Returns the text in English. */
  @Override
  public String toString() {
    return in(Locale.ENGLISH);
  }
}
