package quadrille.text;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;

/**
 * A sentence for a person, kept as its key and arguments until the language is known.
 *
 * @param owner the package whose messages have it: {@code quadrille.core}
 * @param key the key in those messages
 * @param arguments the values of {0}, {1}, …; an argument may be a Text itself
 */
public record Text(String owner, String key, List<Object> arguments) {

  public Text {
    arguments = List.copyOf(arguments);
  }

  /** The text with that key in the bundle of the owner's package. */
  public static Text of(Class<?> owner, String key, Object... arguments) {
    return new Text(owner.getPackageName(), key, List.of(arguments));
  }

  /** The sentence in the language of a locale, in English where the program does not speak it. */
  public String in(Locale locale) {
    String pattern = Messages.of(owner, locale).getString(key);
    Object[] values =
        arguments.stream()
            .map(each -> each instanceof Text text ? text.in(locale) : each)
            .toArray();
    return new MessageFormat(pattern, Messages.languageFor(locale)).format(values);
  }

  /** The sentence in English. */
  @Override
  public String toString() {
    return in(Locale.ENGLISH);
  }
}
