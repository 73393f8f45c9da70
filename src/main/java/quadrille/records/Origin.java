package quadrille.records;

import java.util.Locale;

/** Where a game was played. */
public enum Origin {
  /** In the window. */
  TABLE,
  /** On the command line. */
  TERMINAL;

  String storedName() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Origin of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
