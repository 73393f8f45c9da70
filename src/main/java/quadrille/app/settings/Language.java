package quadrille.app.settings;

import java.util.Locale;
import quadrille.app.common.Words;

/** The language of the program. */
public enum Language {
  SYSTEM,
  ENGLISH,
  FRENCH;

  private static final Locale SYSTEM_LOCALE = Locale.getDefault(Locale.Category.DISPLAY);

  public Words words() {
    return new Words(
        switch (this) {
          case SYSTEM -> SYSTEM_LOCALE;
          case ENGLISH -> Locale.ENGLISH;
          case FRENCH -> Locale.FRENCH;
        });
  }
}
