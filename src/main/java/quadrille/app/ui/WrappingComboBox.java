package quadrille.app.ui;

import javafx.geometry.Orientation;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** A combo box that wraps its value and grows where the value does not fit in a line. */
public final class WrappingComboBox<T> extends ComboBox<T> {

  public WrappingComboBox() {
    setButtonCell(new ValueCell());
    setMinHeight(USE_PREF_SIZE);
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

  /** The value as the converter words it. */
  private final class ValueCell extends ListCell<T> {
    ValueCell() {
      setWrapText(true);
    }

    @Override
    protected void updateItem(@Nullable T item, boolean empty) {
      super.updateItem(item, empty);
      setText(empty || item == null ? getPromptText() : getConverter().toString(item));
    }
  }
}
