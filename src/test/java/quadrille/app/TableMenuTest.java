package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.setup.GameSetup;
import quadrille.app.ui.FxThread;
import quadrille.app.ui.SceneStyle;
import quadrille.board.BoardView;

/** Tests the menu of the table, the context menu of its board, and the full screen. */
@Tag("screen")
@Timeout(60)
class TableMenuTest {
  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  @BeforeEach
  void openTable() throws TimeoutException {
    app.startGame(folder, AppRobot.savedWithoutAnimation(Map.of()), "hex", GameSetup.DEFAULT);
    app.awaitStatus("to move");
  }

  @AfterEach
  void close() {
    app.close();
  }

  @Test
  void theMenuHasWhatTheToolbarLacks() {
    assertThat(shownItems())
        .contains("menu-open", "menu-save", "menu-copy", "menu-paste", "menu-edit", "menu-keys")
        .contains("menu-settings")
        .doesNotContain("menu-undo");

    app.resize(700, 700);
    assertThat(shownItems()).contains("menu-save", "menu-settings").doesNotContain("menu-undo");
    app.resize(480, 480);
    assertThat(shownItems()).contains("menu-save", "menu-settings", "menu-undo");

    app.resize(960, 720);
    app.type(KeyCode.F10);
    app.click("#menu-keys");
    app.await("the keys", () -> app.anyText(".panel-title", "Keyboard shortcuts"));
  }

  @Test
  void aMenuCastsNoShadowWhereNothingShowsThroughItsWindow() {
    FxThread.run(() -> app.node(".root").getStyleClass().add(SceneStyle.OPAQUE_POP_UPS));
    app.type(KeyCode.F10);
    app.await("the menu", () -> app.has(".context-menu"));
    List<Region> painted =
        FxThread.call(
            () ->
                app.node(".context-menu").getScene().getRoot().lookupAll(".context-menu").stream()
                    .map(Region.class::cast)
                    .filter(each -> each.getBackground() != null)
                    .toList());
    assertThat(painted).isNotEmpty().allMatch(each -> each.getEffect() == null);
    assertThat(painted)
        .flatMap(each -> each.getBackground().getFills())
        .allMatch(each -> each.getRadii().equals(CornerRadii.EMPTY));
  }

  private List<String> shownItems() {
    return FxThread.call(
        () ->
            ((MenuButton) app.node("#menu"))
                .getItems().stream()
                    .filter(item -> item.isVisible() && item.getId() != null)
                    .map(MenuItem::getId)
                    .toList());
  }

  @Test
  void theToolsHaveTextsBesideTheirIconsWhereThereIsRoom() {
    app.resize(1280, 900);
    app.await("texts", () -> app.text("#hint").equals("Hint") && app.text("#undo").equals("Undo"));
    double undo = app.node("#undo").localToScene(0, 0).getX();
    app.clickCells("c3");
    app.await("a move", () -> !app.moves().isEmpty());
    assertThat(app.node("#undo").localToScene(0, 0).getX()).isEqualTo(undo);

    app.resize(960, 720);
    app.await("fewer texts", () -> app.text("#undo").isEmpty());
    assertThat(app.text("#hint")).isEqualTo("Hint");
    app.resize(700, 700);
    app.await("icons only", () -> app.text("#hint").isEmpty());
    assertThat(app.node("#hint").getAccessibleText()).isEqualTo("Hint");
  }

  @Test
  void aRightClickOrShiftF10OpensTheMenuOfTheBoard() {
    app.rightClick("c3");
    app.click("#board-flip");
    app.await("a turned board", () -> app.isBelow("a1", "a11"));

    app.clickCells("c3");
    app.await("a move", () -> !app.moves().isEmpty());
    app.typeWithShift(KeyCode.F10);
    app.await("the menu", () -> app.has("#board-copy"));
    app.type(KeyCode.ESCAPE);
    app.await("no menu", () -> !app.has("#board-copy"));
  }

  @Test
  void theMenusTellWhetherTheBoardHasCoordinates() {
    app.rightClick("c3");
    app.await("coordinates at first", () -> isChecked("menu-coordinates"));
    app.click("#board-coordinates");
    app.await("no coordinates", () -> !isChecked("menu-coordinates"));

    app.typeWithShift(KeyCode.C);
    app.await("coordinates", () -> isChecked("menu-coordinates"));
  }

  private boolean isChecked(String id) {
    return ((MenuButton) app.node("#menu"))
        .getItems().stream()
            .filter(item -> id.equals(item.getId()))
            .map(CheckMenuItem.class::cast)
            .allMatch(CheckMenuItem::isSelected);
  }

  @Test
  void hiddenPiecesStayHiddenWhenTheTableIsDrawnAnew() {
    FxThread.run(() -> blindfold().setSelected(true));
    app.typeWithShift(KeyCode.E);
    app.await("the editor", () -> app.has("#palette"));
    app.type(KeyCode.ESCAPE);
    app.await("the table", () -> app.has("#menu"));
    assertThat(blindfold().isSelected()).isTrue();
    BoardView board = (BoardView) app.node(".game-scene .board");
    assertThat(board.settings().blindfoldProperty().get()).isTrue();
  }

  private CheckMenuItem blindfold() {
    return ((MenuButton) app.node("#menu"))
        .getItems().stream()
            .filter(item -> "menu-view".equals(item.getId()))
            .flatMap(view -> ((Menu) view).getItems().stream())
            .filter(item -> "view-blind".equals(item.getId()))
            .map(CheckMenuItem.class::cast)
            .findFirst()
            .orElseThrow();
  }

  @Test
  void f11FillsTheScreenAndComesBack() {
    Stage stage = (Stage) app.node("#menu").getScene().getWindow();

    app.type(KeyCode.F11);
    app.await("the full screen", stage::isFullScreen);
    app.type(KeyCode.ESCAPE);
    assertThat(stage.isFullScreen()).isTrue();
    app.type(KeyCode.F11);

    app.await("a window", () -> !stage.isFullScreen());
  }
}
