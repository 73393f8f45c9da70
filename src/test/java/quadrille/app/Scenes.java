package quadrille.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.text.Text;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Archive;
import quadrille.app.common.Icon;
import quadrille.app.common.SeatChoice;
import quadrille.app.common.Setup;
import quadrille.app.common.Starter;
import quadrille.app.common.TimeControl;
import quadrille.app.files.SystemFileChoice;
import quadrille.app.settings.Language;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.TextSize;
import quadrille.app.settings.Theme;
import quadrille.core.Rules;
import quadrille.games.Games;
import quadrille.games.Room;
import quadrille.records.GameStore;

/** Opens every screen of the program in one window, and finds what is written there. */
final class Scenes implements AutoCloseable {
  private static final Setup GAME =
      new Setup(
          null,
          Map.of(),
          new SeatChoice(false, "Ada", 3),
          new SeatChoice(true, "", 3),
          Starter.ONE,
          TimeControl.TOTAL_10M);

  private final Stage stage;
  private final Window window;
  private final Desk desk;
  private final Archive archive;

  /**
   * @param folder where the games are kept that are played
   */
  Scenes(Path folder, Theme theme, Language language, TextSize text, double width, double height) {
    archive = new Archive(new GameStore(folder), Platform::runLater);
    Preferences preferences =
        Screenshots.preferences(theme, language, text, new Rectangle2D(0, 0, width, height));
    stage = Camera.ask(Stage::new);
    window = Camera.ask(() -> new Window(stage, preferences));
    desk =
        Camera.ask(
            () -> new Desk(window, preferences, archive, new SystemFileChoice(stage), () -> {}));
    Camera.run(desk::launcher);
    Camera.run(() -> window.open(List.of(Screen.getPrimary().getVisualBounds())));
    Camera.await(window::isReady);
  }

  /** Shows one screen after the other, each laid out before it is looked at. */
  void each(Consumer<String> look) {
    see("launcher", desk::launcher, look);
    for (Room room : Games.ALL) {
      String game = " " + room.game().id();
      see("new game" + game, () -> desk.newGame(room, false), look);
      see("rules" + game, () -> desk.rules(room, Rules.defaults(room.game())), look);
      see("lesson" + game, () -> desk.lesson(room), look);
      see("table" + game, () -> desk.open(room, GAME), look);
    }
    see("settings", desk::settings, look);
    see("keys", desk::keys, look);
    see("about", desk::about, look);
    see("licences", desk::licences, look);
    Camera.run(window::hideFront);
    see("history", desk::history, look);
    see("statistics", this::showStatistics, look);
  }

  private void showStatistics() {
    ((ToggleButton) stage.getScene().lookup(".history-head .right-pill")).fire();
  }

  private void see(String name, Runnable open, Consumer<String> look) {
    Camera.run(open);
    int[] frames = {0};
    Camera.await(() -> ++frames[0] > 4);
    Camera.run(() -> look.accept(name));
  }

  /** Everything that is written and can be seen; in what stands in front, if anything does. */
  List<Written> written() {
    Node front = stage.getScene().getRoot().lookup(".overlay");
    boolean shows = front != null && front.isVisible();
    Node from = shows ? Objects.requireNonNull(front) : stage.getScene().getRoot();
    List<Written> found = new ArrayList<>();
    collect(
        from,
        new BoundingBox(0, 0, stage.getScene().getWidth(), stage.getScene().getHeight()),
        found);
    return found;
  }

  /**
   * A text of a control.
   *
   * @param seen the part of it that is not hidden by the edge of a scroll pane, in the scene
   */
  record Written(Labeled owner, Text node, Bounds seen) {
    /** Whether it is not written to its end. */
    boolean isCut() {
      String whole = owner.getText().replace("_", "");
      return !node.getText().replace("_", "").equals(whole);
    }
  }

  private static void collect(Node node, Bounds room, List<Written> found) {
    if (!node.isVisible() || node.getOpacity() == 0) {
      return;
    }
    Bounds here = node instanceof ScrollPane ? cut(room, inScene(node)) : room;
    boolean icon = node instanceof Icon;
    if (!icon && node instanceof Text text && text.getParent() instanceof Labeled owner) {
      Bounds seen = here == null ? null : cut(here, inScene(text));
      if (seen != null && !text.getText().isBlank()) {
        found.add(new Written(owner, text, seen));
      }
    }
    if (here != null && node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, here, found));
    }
  }

  private static Bounds inScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  static @Nullable Bounds cut(Bounds one, Bounds other) {
    double x = Math.max(one.getMinX(), other.getMinX());
    double y = Math.max(one.getMinY(), other.getMinY());
    double width = Math.min(one.getMaxX(), other.getMaxX()) - x;
    double height = Math.min(one.getMaxY(), other.getMaxY()) - y;
    return width > 1 && height > 1 ? new BoundingBox(x, y, width, height) : null;
  }

  @Override
  public void close() {
    Camera.run(window::close);
    Camera.run(stage::close);
    archive.close();
  }
}
