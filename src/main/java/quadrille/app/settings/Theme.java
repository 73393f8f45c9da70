package quadrille.app.settings;

/** How the program is coloured. */
public enum Theme {
  SYSTEM,
  LIGHT,
  DARK
}
