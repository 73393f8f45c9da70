package quadrille.app;

import javafx.application.Platform;
import quadrille.app.history.ParticipantNames;
import quadrille.app.settings.Preferences;
import quadrille.app.table.model.TableModel;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.text.Text;

/** Notes the title of the game to continue, as long as it is being played. */
record UnfinishedGameWatch(TableModel model, Preferences preferences) implements MatchListener {
  @Override
  public void changed(MatchState state) {
    boolean unfinished = state.outcome() == null && !state.moves().isEmpty();
    Platform.runLater(
        () ->
            preferences
                .unfinishedProperty()
                .set(unfinished ? preferences.localizer().localize(title(state.line())) : ""));
  }

  private Text title(Line line) {
    return ParticipantNames.title(
        line.game(),
        line.settings(),
        model.seats().playing(Side.FIRST),
        model.seats().playing(Side.SECOND));
  }
}
