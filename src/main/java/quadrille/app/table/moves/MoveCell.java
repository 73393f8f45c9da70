package quadrille.app.table.moves;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.model.AnnotationGlyphs;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SideMark;
import quadrille.app.ui.Subscriptions;
import quadrille.core.Game;
import quadrille.core.GameTree.Node;
import quadrille.core.GameTree.Note;
import quadrille.core.Side;
import quadrille.text.Localizer;

/** A row in the list of moves: a move of the main line, or a variation. */
final class MoveCell extends ListCell<MoveRow> {
  /** The width of the scroll bar and the margins of a row, in pixels. */
  private static final double MARGINS = 44;

  private static final PseudoClass AHEAD = PseudoClass.getPseudoClass("ahead");

  private final TableModel model;
  private final Localizer localizer;
  private final Label number = Nodes.styled(new Label(), "move-number");
  private final SideMark mark = new SideMark();
  private final Label text = Nodes.styled(new Label(), "move-text");
  private final Label glyph = Nodes.styled(new Label(), "move-glyph");
  private final Label time = Nodes.styled(new Label(), "move-time");
  private final Text comment = Nodes.styled(new Text(), "move-comment");
  private final HBox move = new HBox(number, mark, text, glyph, filler(), time);
  private final VBox main = new VBox(Nodes.styled(move, "move-row"), comment);
  private final VariationFlow variation;

  MoveCell(TableModel model, ListView<MoveRow> list, Localizer localizer, Subscriptions watch) {
    this.model = model;
    this.localizer = localizer;
    variation = new VariationFlow(model, localizer, list.widthProperty().subtract(MARGINS));
    comment.wrappingWidthProperty().bind(list.widthProperty().subtract(MARGINS));
    main.setMinHeight(USE_PREF_SIZE);
    main.getStyleClass().add("move-main");
    watch.subscribe(model.navigation().nodeProperty(), variation::showSelected);
  }

  private static Region filler() {
    Region region = new Region();
    HBox.setHgrow(region, Priority.ALWAYS);
    return region;
  }

  @Override
  protected void updateItem(@Nullable MoveRow row, boolean empty) {
    super.updateItem(row, empty);
    setGraphic(null);
    setAccessibleText(null);
    pseudoClassStateChanged(AHEAD, row != null && !empty && row.ahead());
    if (row != null && !empty) {
      setAccessibleText(MoveDescriptions.row(row, localizer));
      if (row.isMain()) {
        showMove(row.first(), row.notes().getFirst());
      } else {
        variation.show(row);
        setGraphic(variation);
      }
    }
  }

  private void showMove(Node node, Note note) {
    Game game = model.module().game();
    Side side = MoveDescriptions.mover(node);
    number.setText(Integer.toString(node.line().ply()));
    mark.show(game, node.line().settings(), side);
    text.setText(node.moveText());
    glyph.setText(AnnotationGlyphs.symbols(note.glyphs()));
    Long took = note.timeMs();
    time.setText(
        took == null
            ? ""
            : localizer.localize(MoveCell.class, "move.seconds", took.doubleValue() / 1000));
    comment.setText(note.comment());
    Nodes.setShown(comment, !note.comment().isEmpty());
    setGraphic(main);
  }
}
