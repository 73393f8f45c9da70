package quadrille.app.ui;

import javafx.scene.layout.Region;
import quadrille.core.Game;
import quadrille.core.Settings;
import quadrille.core.Side;

/**
 * A small mark for a side, distinguished by shape as well as by colour. The style sheet draws it by
 * the game's name for the side.
 */
public final class SideMark extends Region {
  private static final String KEY_PREFIX = "side.";

  public SideMark() {
    getStyleClass().add("side-mark");
  }

  public void show(Game game, Settings settings, Side side) {
    String name = game.sideName(side, settings).key().substring(KEY_PREFIX.length());
    getStyleClass().setAll("side-mark", name, game.id());
  }

  /** Shows that the side is not decided yet. */
  public void showUndecided(Game game) {
    getStyleClass().setAll("side-mark", "either", game.id());
  }
}
