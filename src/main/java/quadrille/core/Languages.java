package quadrille.core;

import java.util.List;
import java.util.Locale;

/**
 * The languages that there are messages in. English is in the files without a suffix; each further
 * one is a file {@code messages_xx.properties} beside each of these, and a line here.
 */
public final class Languages {
  /** Those besides English. */
  public static final List<Locale> TRANSLATED = List.of(Locale.FRENCH);

  private Languages() {}

  /** The language for somebody who prefers a locale: its own, or English where there is none. */
  public static Locale nearest(Locale wanted) {
    return TRANSLATED.stream()
        .filter(each -> each.getLanguage().equals(wanted.getLanguage()))
        .findFirst()
        .orElse(Locale.ENGLISH);
  }

  /** The locale under which the messages of that language are found. */
  static Locale ofMessages(Locale wanted) {
    Locale nearest = nearest(wanted);
    return nearest.equals(Locale.ENGLISH) ? Locale.ROOT : nearest;
  }
}
