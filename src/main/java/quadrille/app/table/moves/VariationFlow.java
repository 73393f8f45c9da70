package quadrille.app.table.moves;

import javafx.beans.binding.DoubleBinding;
import javafx.geometry.Insets;
import javafx.scene.layout.FlowPane;
import javafx.scene.text.Text;
import quadrille.app.table.model.TableModel;
import quadrille.app.table.moves.MoveRow.ListedMove;
import quadrille.app.table.moves.MoveRow.VariationRow;
import quadrille.app.ui.Nodes;
import quadrille.core.GameTree.Node;
import quadrille.text.Localizer;

/** A part of a variation as indented text; a click on a move shows it. */
final class VariationFlow extends FlowPane {
  private static final double INDENT = 16;
  private static final int MAX_INDENTS = 5;

  private final TableModel model;
  private final Localizer localizer;
  private final DoubleBinding availableWidth;

  /**
   * @param availableWidth the width of the row in pixels
   */
  VariationFlow(TableModel model, Localizer localizer, DoubleBinding availableWidth) {
    this.model = model;
    this.localizer = localizer;
    this.availableWidth = availableWidth;
    setMinHeight(USE_PREF_SIZE);
    getStyleClass().add("variation");
  }

  void show(VariationRow row) {
    double indent = INDENT * Math.min(MAX_INDENTS, row.depth());
    setPadding(new Insets(0, 0, 0, indent));
    prefWrapLengthProperty().bind(availableWidth.subtract(indent));
    getChildren().clear();
    for (int i = 0; i < row.moves().size(); i++) {
      add(row.moves().get(i), row.numberBefore(i));
    }
  }

  private void add(ListedMove move, String number) {
    getChildren().add(new MoveLabel(move, number, "variation-move", model, localizer));
    if (!move.note().comment().isEmpty()) {
      Text comment = Nodes.styled(new Text(move.note().comment()), "move-comment");
      comment.wrappingWidthProperty().bind(prefWrapLengthProperty());
      getChildren().add(comment);
    }
  }

  /** Marks the move shown, if it is one of these. */
  void showSelected(Node shown) {
    for (javafx.scene.Node each : getChildren()) {
      if (each instanceof MoveLabel label) {
        label.showSelected(shown);
      }
    }
  }
}
