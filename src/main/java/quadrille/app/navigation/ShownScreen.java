package quadrille.app.navigation;

/** The screen on which the player asked for something that takes time. */
public interface ShownScreen {

  /** Whether it is still shown: the player has not gone elsewhere, and is not asked a question. */
  boolean isShown();

  /**
   * Runs what replaces the screen for good, after a question if something would be lost.
   *
   * @param next not run if the player stays
   */
  void leave(Runnable next);
}
