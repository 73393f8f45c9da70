package quadrille.app;

import quadrille.app.common.Navigator;
import quadrille.app.common.Question;
import quadrille.app.common.QuestionCard;
import quadrille.app.common.Setup;
import quadrille.app.launcher.LauncherScreen;
import quadrille.app.newgame.NewGameModel;
import quadrille.app.newgame.NewGameScreen;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.SettingsPanel;
import quadrille.games.Games;
import quadrille.games.Room;

/** Makes the screens, and leads from one to another. */
final class Desk implements Navigator {
  private final Window window;
  private final Preferences preferences;
  private final Runnable keep;

  /**
   * @param keep writes the preferences down
   */
  Desk(Window window, Preferences preferences, Runnable keep) {
    this.window = window;
    this.preferences = preferences;
    this.keep = keep;
  }

  @Override
  public void launcher() {
    boolean still = preferences.animationMillis(window.wantsLessMotion()) == 0;
    window.show(words -> new LauncherScreen(Games.ALL, this, words, !still), () -> {});
  }

  @Override
  public void newGame(Room room, boolean watch) {
    String key = room.game().id() + (watch ? " watched" : "");
    Setup saved = preferences.setup(key);
    Setup last = watch ? saved.watched() : saved;
    NewGameModel model = new NewGameModel(room.game(), last);
    window.show(
        words -> new NewGameScreen(room, model, this, setup -> begin(room, key, setup), words),
        () -> {});
  }

  private void begin(Room room, String key, Setup setup) {
    preferences.remember(key, setup);
    keep.run();
    table(room, setup);
  }

  @Override
  public void table(Room room, Setup setup) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void settings() {
    window.showInFront(words -> new SettingsPanel(preferences, words, window::hideFront).root());
  }

  @Override
  public void ask(Question question, Runnable yes) {
    Runnable answered =
        () -> {
          window.hideFront();
          yes.run();
        };
    window.showInFront(
        words -> new QuestionCard(question, words, answered, window::hideFront).root());
  }
}
