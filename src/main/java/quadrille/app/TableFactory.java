package quadrille.app;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import javafx.application.Platform;
import quadrille.app.history.GameArchive;
import quadrille.app.settings.Preferences;
import quadrille.app.setup.GameSetup;
import quadrille.app.table.model.GameRecording;
import quadrille.app.table.model.TableModel;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.games.GameModule;
import quadrille.records.StoredGame;

/** Creates the models of tables, and has the games played there recorded. */
final class TableFactory {
  private final Preferences preferences;
  private final GameArchive archive;

  TableFactory(Preferences preferences, GameArchive archive) {
    this.preferences = preferences;
    this.archive = archive;
  }

  /**
   * @param setup has rules that the game accepts
   */
  TableModel newGame(GameModule module, GameSetup setup) {
    try {
      return record(
          new TableModel(
              module, setup, setup.settings(module.game()), Platform::runLater, newRandom()));
    } catch (BadInputException e) {
      throw new IllegalArgumentException("a set-up that the form should have refused", e);
    }
  }

  /**
   * @param from the line of the tree to play on from
   */
  TableModel continueGame(GameModule module, GameTree tree, Line from, GameSetup setup) {
    return record(new TableModel(module, setup, tree, from, Platform::runLater, newRandom()));
  }

  /** Continues a stored game from its last position. */
  TableModel resume(StoredGame game) {
    return GameRecording.resume(
        game, archive.store(), archive::report, Platform::runLater, newRandom());
  }

  /** Opens a game to look at; nothing is recorded. */
  static TableModel view(GameModule module, GameTree tree) {
    return TableModel.forViewing(module, tree, Platform::runLater);
  }

  private TableModel record(TableModel model) {
    boolean watched = preferences.keepWatchedProperty().get();
    GameRecording.start(model, watched, archive.store(), archive::report);
    return model;
  }

  private static RandomGenerator newRandom() {
    return new SplittableRandom();
  }
}
