package quadrille.app.table.moves;

import javafx.beans.binding.DoubleBinding;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.model.TableModel;
import quadrille.app.table.moves.MoveRow.CommentRow;
import quadrille.app.table.moves.MoveRow.ResultRow;
import quadrille.app.table.moves.MoveRow.TurnRow;
import quadrille.app.table.moves.MoveRow.VariationRow;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.Subscriptions;
import quadrille.core.GameTree.Node;
import quadrille.text.Localizer;

/** A row in the list of moves. */
final class MoveCell extends ListCell<MoveRow> {
  /** The width of the scroll bar and the margins of a row, in pixels. */
  private static final double MARGINS = 28;

  /** The indent of a comment and its margin at the right, in pixels. */
  private static final double COMMENT_MARGINS = 56;

  private final TableModel model;
  private final Localizer localizer;
  private final TurnBox turn;
  private final VariationFlow variation;
  private final Text comment = Nodes.styled(new Text(), "move-comment");
  private final VBox commentBox = Nodes.styled(new VBox(comment), "comment-row");
  private final Label score = Nodes.styled(new Label(), "result-score");
  private final Label reason = Nodes.wrappingLabel("", "quiet");
  private final VBox result = Nodes.styled(new VBox(score, reason), "result-row");

  MoveCell(TableModel model, ListView<MoveRow> list, Localizer localizer, Subscriptions watch) {
    this.model = model;
    this.localizer = localizer;
    DoubleBinding width = list.widthProperty().subtract(MARGINS);
    turn = new TurnBox(model, localizer, width);
    variation = new VariationFlow(model, localizer, width);
    comment.wrappingWidthProperty().bind(width.subtract(COMMENT_MARGINS));
    result.prefWidthProperty().bind(width);
    watch.subscribe(model.navigation().nodeProperty(), this::showSelected);
  }

  private void showSelected(Node shown) {
    turn.showSelected(shown);
    variation.showSelected(shown);
    MoveRow row = getItem();
    if (row != null && !isEmpty()) {
      setAccessibleText(MoveDescriptions.row(row, shown, localizer));
    }
  }

  @Override
  protected void updateItem(@Nullable MoveRow row, boolean empty) {
    super.updateItem(row, empty);
    setGraphic(null);
    setAccessibleText(null);
    if (row != null && !empty) {
      setAccessibleText(MoveDescriptions.row(row, model.navigation().node(), localizer));
      setGraphic(graphic(row));
    }
  }

  private javafx.scene.Node graphic(MoveRow row) {
    switch (row) {
      case TurnRow moves -> {
        turn.show(moves);
        return turn;
      }
      case VariationRow moves -> {
        variation.show(moves);
        return variation;
      }
      case CommentRow text -> {
        comment.setText(text.comment());
        return commentBox;
      }
      case ResultRow end -> {
        score.setText(localizer.localize(end.score()));
        reason.setText(localizer.localize(end.reason()));
        return result;
      }
    }
  }
}
