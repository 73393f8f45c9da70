package quadrille.app.ui;

import javafx.scene.layout.Region;
import quadrille.core.Game;
import quadrille.core.Settings;
import quadrille.core.Side;

/**
 * A small mark for a side, distinguished by shape as well as by colour. The style sheet draws it by
 * the side that usually has its colour.
 */
public final class SideMark extends Region {
  public SideMark() {
    getStyleClass().add("side-mark");
  }

  public void show(Game game, Settings settings, Side side) {
    getStyleClass().setAll("side-mark", game.usualSide(side, settings).id(), game.id());
  }

  /** Shows that the side is not decided yet. */
  public void showUndecided(Game game) {
    getStyleClass().setAll("side-mark", "either", game.id());
  }
}
