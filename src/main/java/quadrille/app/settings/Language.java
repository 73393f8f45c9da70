package quadrille.app.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import quadrille.text.Localizer;
import quadrille.text.Messages;

/**
 * The language of the program.
 *
 * @param tag an IETF tag such as {@code fr}, or {@code system} for the system's language
 */
public record Language(@JsonValue String tag) {
  public static final Language SYSTEM = new Language("system");
  public static final Language ENGLISH = new Language("en");
  public static final Language FRENCH = new Language("fr");

  private static final Locale SYSTEM_LOCALE = Locale.getDefault(Locale.Category.DISPLAY);

  /** The system's language and all available translations. */
  public static List<Language> all() {
    Stream<Language> spoken =
        Messages.languages().stream().map(each -> new Language(each.getLanguage()));
    return Stream.concat(Stream.of(SYSTEM), spoken).toList();
  }

  /** The language with a tag, or the system's if there is no such translation. */
  @JsonCreator
  public static Language of(String tag) {
    return all().stream().filter(each -> each.tag.equals(tag)).findFirst().orElse(SYSTEM);
  }

  /** The language's name in itself; not for the system's. */
  public String name() {
    Locale locale = Locale.of(tag);
    String name = locale.getDisplayLanguage(locale);
    return name.substring(0, 1).toUpperCase(locale) + name.substring(1);
  }

  public Localizer localizer() {
    return new Localizer(tag.equals(SYSTEM.tag) ? SYSTEM_LOCALE : Locale.of(tag));
  }
}
