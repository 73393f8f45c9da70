package quadrille.text;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * A text for people, held as its key and arguments until its language is known.
 *
 * <p>A verb agrees with a name that is an argument: {10}, {11}, … are the grammatical numbers of
 * {0}, {1}, …, which are 1 unless the key of the argument followed by {@code .number} says 2, so
 * that "{10,choice,1#{0} gagne|2#Les {0} gagnent}" becomes "Les Blancs gagnent".
 *
 * @param owner the package with the message, such as {@code quadrille.core}
 * @param key the key of the message
 * @param arguments the values of {0}, {1}, …; an argument may itself be a Text
 */
public record Text(String owner, String key, List<Object> arguments) {
  private static final int FIRST_NUMBER = 10;

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
    Object[] values = new Object[FIRST_NUMBER + arguments.size()];
    for (int i = 0; i < arguments.size(); i++) {
      Object each = arguments.get(i);
      values[i] = each instanceof Text text ? text.in(locale) : each;
      values[FIRST_NUMBER + i] = each instanceof Text text ? text.number(locale) : 1;
    }
    return new MessageFormat(pattern, Messages.languageFor(locale)).format(values);
  }

  /** The grammatical number, 1 or 2. */
  private int number(Locale locale) {
    ResourceBundle texts = Messages.of(owner, locale);
    String number = key + ".number";
    return texts.containsKey(number) ? Integer.parseInt(texts.getString(number)) : 1;
  }

  /** Returns the text in English. */
  @Override
  public String toString() {
    return in(Locale.ENGLISH);
  }
}
