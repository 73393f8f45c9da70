package quadrille.app.settings;

import java.util.Locale;
import quadrille.app.common.Words;

/** The language of the program. */
public enum Language {
  SYSTEM,
  ENGLISH,
  FRENCH;

  public Words words() {
    return new Words(
        switch (this) {
          case SYSTEM -> Locale.getDefault(Locale.Category.DISPLAY);
          case ENGLISH -> Locale.ENGLISH;
          case FRENCH -> Locale.FRENCH;
        });
  }
}
