package quadrille.app.table.moves;

import javafx.beans.binding.DoubleBinding;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.text.Text;
import quadrille.app.table.model.AnnotationGlyphs;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Nodes;
import quadrille.core.GameTree.Node;
import quadrille.core.GameTree.Note;
import quadrille.text.Localizer;

/** A part of a variation as indented text; a click on a move shows it. */
final class VariationFlow extends FlowPane {
  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");
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

  void show(MoveRow row) {
    double indent = INDENT * Math.min(MAX_INDENTS, row.depth());
    setPadding(new Insets(0, 0, 0, indent));
    prefWrapLengthProperty().bind(availableWidth.subtract(indent));
    getChildren().clear();
    for (int i = 0; i < row.nodes().size(); i++) {
      add(row.nodes().get(i), row.notes().get(i));
    }
    showSelected(model.navigation().node());
  }

  private void add(Node node, Note note) {
    String text =
        node.line().ply() + "." + node.moveText() + AnnotationGlyphs.symbols(note.glyphs());
    Label move = Nodes.styled(new Label(text), "variation-move");
    move.setUserData(node);
    move.setAccessibleText(MoveDescriptions.move(node, localizer));
    move.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> model.navigation().show(node));
    getChildren().add(move);
    if (!note.comment().isEmpty()) {
      Text comment = Nodes.styled(new Text(note.comment()), "move-comment");
      comment.wrappingWidthProperty().bind(prefWrapLengthProperty());
      getChildren().add(comment);
    }
  }

  /** Marks the move shown, if it is one of these. */
  void showSelected(Node shown) {
    for (javafx.scene.Node each : getChildren()) {
      each.pseudoClassStateChanged(SHOWN, each.getUserData() == shown);
    }
  }
}
