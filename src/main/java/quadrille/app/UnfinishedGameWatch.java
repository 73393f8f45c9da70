package quadrille.app;

import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;

/**
 * Notes whether there is a game to continue, as long as it is being played.
 *
 * @param gameLeft set on the FX thread
 */
record UnfinishedGameWatch(BooleanProperty gameLeft) implements MatchListener {
  @Override
  public void changed(MatchState state) {
    boolean left = state.outcome() == null && !state.moves().isEmpty();
    Platform.runLater(() -> gameLeft.set(left));
  }
}
