package quadrille.app.table;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import quadrille.app.table.commands.CommandBar;
import quadrille.app.ui.Icon;
import quadrille.board.BoardView;
import quadrille.text.Localizer;

/** The context menu of the board: by a right click, the menu key or Shift+F10. */
final class BoardMenu {
  private static final KeyCombination KEYS =
      new KeyCodeCombination(KeyCode.F10, KeyCombination.SHIFT_DOWN);

  private final Node area;
  private final BoardView board;
  private final ContextMenu menu = new ContextMenu();
  private final MenuItem clear;
  private boolean answered;

  private BoardMenu(Node area, BoardView board, CommandBar commands, Localizer localizer) {
    this.area = area;
    String text = localizer.localize(BoardMenu.class, "drawings.clear");
    clear = new MenuItem(text, new Icon("mdi2e-eraser"));
    clear.setId("board-clear");
    this.board = board;
    clear.setOnAction(_ -> board.clearDrawings());
    menu.getItems().setAll(commands.boardMenuItems());
    menu.getItems().add(clear);
    menu.showingProperty().subscribe(commands::showKeys);
    menu.setOnShowing(_ -> clear.setVisible(!board.drawings().isEmpty()));
    area.addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
    area.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
    area.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
  }

  /**
   * Gives the board its menu.
   *
   * @param area the board and what is around it
   */
  static void install(Node area, BoardView board, CommandBar commands, Localizer localizer) {
    new BoardMenu(area, board, commands, localizer);
  }

  /**
   * The right click that confirms a move, or takes one back that was entered ahead, opens no menu.
   */
  private void pressed(MouseEvent event) {
    menu.hide();
    answered = board.pendingProperty().get() || board.hasPremove();
  }

  /** Opens the menu on release, so that the right button can also drag. */
  private void released(MouseEvent event) {
    boolean click = event.getButton() == MouseButton.SECONDARY && event.isStillSincePress();
    if (click && !answered) {
      menu.show(area, event.getScreenX(), event.getScreenY());
    }
  }

  private void keyPressed(KeyEvent event) {
    Scene scene = area.getScene();
    boolean asked = event.getCode() == KeyCode.CONTEXT_MENU || KEYS.match(event);
    if (asked && scene != null) {
      Node from = scene.getFocusOwner() == null ? area : scene.getFocusOwner();
      Bounds cell = from.localToScreen(from.getLayoutBounds());
      menu.show(area, cell.getCenterX(), cell.getCenterY());
      event.consume();
    }
  }
}
