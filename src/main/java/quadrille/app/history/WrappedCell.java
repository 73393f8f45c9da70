package quadrille.app.history;

import java.util.function.Function;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.TableCell;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/**
 * A cell that wraps its text to the width of its column and makes its row higher. All columns have
 * it, because the text of another kind of cell would be a pixel lower or higher.
 */
final class WrappedCell<T> extends TableCell<GameRow, T> {
  /** The space left and right of the text in pixels. */
  private static final double PADDING = 20;

  /** The least space above and below the text in pixels; a single line has more. */
  private static final double LEAST_GAP = 4;

  private final Function<T, String> name;
  private final Text text = new Text();
  private final VBox padded = new VBox(text);

  WrappedCell(Function<T, String> name) {
    this.name = name;
    text.getStyleClass().add("wrapped");
    padded.setAlignment(Pos.CENTER_LEFT);
    padded.setPadding(new Insets(LEAST_GAP, 0, LEAST_GAP, 0));
    text.wrappingWidthProperty().bind(widthProperty().subtract(PADDING));
  }

  @Override
  protected void updateItem(@Nullable T item, boolean empty) {
    super.updateItem(item, empty);
    String shown = item == null || empty ? null : name.apply(item);
    text.setText(shown);
    setAccessibleText(shown);
    setGraphic(shown == null ? null : padded);
  }
}
