package quadrille.app.table.moves;

import java.util.List;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.model.AnnotationGlyphs;
import quadrille.app.table.model.TableGame;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SegmentedChoice;
import quadrille.core.GameTree.Node;
import quadrille.core.GameTree.Note;
import quadrille.core.MoveNumber;
import quadrille.text.Localizer;

/** Edits the comment and the mark of a move, or the comment on the game. Keeps them on closing. */
public final class AnnotationPanel extends FxmlView {
  private final TableGame game;
  private final Node node;
  private final int qualityBefore;
  private int quality;

  @FXML private Label title;
  @FXML private SegmentedChoice<Integer> mark;
  @FXML private Label meaning;
  @FXML private TextArea comment;

  /**
   * @param node a move, or the start of the game
   */
  public AnnotationPanel(TableGame game, Node node, Localizer localizer) {
    super(localizer);
    this.game = game;
    this.node = node;
    boolean move = node.parent() != null;
    title.setText(
        move
            ? localize(
                "comment.move",
                MoveNumber.of(node.line()).prefix() + " " + localize(node.moveName()))
            : localize("comment.game"));
    mark.setChoices(
        Stream.concat(Stream.of(0), AnnotationGlyphs.QUALITIES.stream()).toList(),
        glyph -> glyph == 0 ? localize("comment.no-mark") : AnnotationGlyphs.symbol(glyph));
    mark.setOnSelected(this::choose);
    qualityBefore = AnnotationGlyphs.quality(node.note().glyphs());
    choose(qualityBefore);
    Nodes.setShown(mark, move);
    Nodes.setShown(meaning, move);
    comment.setText(node.note().comment());
    comment.end();
    comment.sceneProperty().subscribe(this::opened);
  }

  private void opened(javafx.scene.@Nullable Scene before, javafx.scene.@Nullable Scene now) {
    if (now != null) {
      Platform.runLater(comment::requestFocus);
    } else if (before != null) {
      save();
    }
  }

  private void choose(int glyph) {
    quality = glyph;
    mark.select(glyph);
    meaning.setText(AnnotationGlyphs.describe(List.of(glyph), localizer));
  }

  /** A mark that a review has given meanwhile stays unless the player has chosen another. */
  private void save() {
    Note note = node.note();
    List<Integer> glyphs =
        quality == qualityBefore
            ? note.glyphs()
            : AnnotationGlyphs.withQuality(note.glyphs(), quality);
    game.annotate(node, comment.getText().strip(), glyphs);
  }
}
