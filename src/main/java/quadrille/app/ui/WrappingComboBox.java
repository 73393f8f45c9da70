package quadrille.app.ui;

import java.util.Set;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * A combo box that wraps its value and grows where the value does not fit in a line. Its list wraps
 * what is wider than the window. A chosen value can be replaced, but not taken back.
 */
public final class WrappingComboBox<T> extends ComboBox<T> {

  /** What a list is wider than its cells, with its scroll bar, and its distance from the window. */
  private static final double AROUND_CELLS = 48;

  private static final Set<KeyCode> DESELECTING_KEYS = Set.of(KeyCode.SPACE, KeyCode.BACK_SLASH);

  public WrappingComboBox() {
    setButtonCell(new ValueCell());
    setCellFactory(_ -> new ListedCell());
    setMinHeight(USE_PREF_SIZE);
    skinProperty()
        .subscribe(
            skin -> {
              if (skin instanceof ComboBoxListViewSkin<?> shown) {
                keepSelection(shown.getPopupContent());
              }
            });
  }

  /** In a list, these keys with a modifier take back the choice: the box would have no value. */
  private static void keepSelection(Node list) {
    list.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          boolean modified = event.isShortcutDown() || event.isControlDown() || event.isShiftDown();
          if (modified && DESELECTING_KEYS.contains(event.getCode())) {
            event.consume();
          }
        });
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefHeight(double width) {
    double single = super.computePrefHeight(width);
    ListCell<T> cell = getButtonCell();
    if (width < 0 || cell == null || !(lookup(".arrow-button") instanceof Region arrow)) {
      return single;
    }
    double room = width - snappedLeftInset() - snappedRightInset() - arrow.prefWidth(-1);
    return single + Math.max(0, cell.prefHeight(room) - cell.prefHeight(-1));
  }

  /** A value as the converter words it. */
  private class ValueCell extends ListCell<T> {
    ValueCell() {
      setWrapText(true);
    }

    @Override
    protected void updateItem(@Nullable T item, boolean empty) {
      super.updateItem(item, empty);
      setText(empty || item == null ? getPromptText() : getConverter().toString(item));
    }
  }

  /** A value in the list. */
  private final class ListedCell extends ValueCell {
    @Override
    protected double computePrefWidth(double height) {
      Scene scene = WrappingComboBox.this.getScene();
      double whole = super.computePrefWidth(height);
      return scene == null ? whole : Math.min(whole, scene.getWidth() - AROUND_CELLS);
    }
  }
}
