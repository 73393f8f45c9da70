package quadrille.app.table.moves;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import quadrille.app.table.model.AnnotationGlyphs;
import quadrille.app.table.model.TableModel;
import quadrille.app.table.moves.MoveRow.ListedMove;
import quadrille.app.ui.Nodes;
import quadrille.core.GameTree.Node;
import quadrille.text.Localizer;

/** A move with its glyphs; a press of the mouse shows it on the board. */
final class MoveLabel extends HBox {
  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");
  private static final PseudoClass AHEAD = PseudoClass.getPseudoClass("ahead");

  private final Node node;

  /**
   * @param number written before the move; may be empty
   * @param style the style class of the text
   */
  MoveLabel(ListedMove move, String number, String style, TableModel model, Localizer localizer) {
    node = move.node();
    getStyleClass().add("move-label");
    if (!number.isEmpty()) {
      getChildren().add(Nodes.styled(new Label(number), "variation-number"));
    }
    Label text = Nodes.styled(new Label(localizer.localize(node.moveName())), style);
    text.setAccessibleText(MoveDescriptions.move(node, localizer));
    getChildren().add(text);
    String glyphs = AnnotationGlyphs.symbols(move.note().glyphs());
    if (!glyphs.isEmpty()) {
      getChildren().add(Nodes.styled(new Label(glyphs), "move-glyph"));
    }
    setMinWidth(USE_PREF_SIZE);
    pseudoClassStateChanged(AHEAD, move.ahead());
    addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> model.navigation().show(node));
    showSelected(model.navigation().node());
  }

  /** Marks the move if it is the one shown. */
  void showSelected(Node shown) {
    pseudoClassStateChanged(SHOWN, node == shown);
  }
}
