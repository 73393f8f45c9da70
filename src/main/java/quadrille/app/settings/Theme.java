package quadrille.app.settings;

/** The colour scheme. */
public enum Theme {
  SYSTEM,
  LIGHT,
  DARK
}
