package quadrille.app.history;

import javafx.scene.control.TableCell;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/** A cell that wraps its text in the width of its column, and makes its row higher. */
final class WrappedCell extends TableCell<GameRow, String> {
  /** The space left and right of the text in pixels. */
  private static final double PADDING = 20;

  private final Text text = new Text();

  WrappedCell() {
    text.getStyleClass().add("wrapped");
    text.wrappingWidthProperty().bind(widthProperty().subtract(PADDING));
  }

  @Override
  protected void updateItem(@Nullable String item, boolean empty) {
    super.updateItem(item, empty);
    text.setText(empty ? null : item);
    setAccessibleText(empty ? null : item);
    setGraphic(empty || item == null ? null : text);
  }
}
