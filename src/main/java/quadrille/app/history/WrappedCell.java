package quadrille.app.history;

import java.util.function.Function;
import javafx.scene.control.TableCell;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/**
 * A cell that wraps its text in the width of its column, and makes its row higher. Beside a cell
 * with a text of its own it would be a pixel lower or higher, so that all columns have it.
 */
final class WrappedCell<T> extends TableCell<GameRow, T> {
  /** The space left and right of the text in pixels. */
  private static final double PADDING = 20;

  private final Function<T, String> name;
  private final Text text = new Text();

  WrappedCell(Function<T, String> name) {
    this.name = name;
    text.getStyleClass().add("wrapped");
    text.wrappingWidthProperty().bind(widthProperty().subtract(PADDING));
  }

  @Override
  protected void updateItem(@Nullable T item, boolean empty) {
    super.updateItem(item, empty);
    String shown = item == null || empty ? null : name.apply(item);
    text.setText(shown);
    setAccessibleText(shown);
    setGraphic(shown == null ? null : text);
  }
}
