package quadrille.app.table.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.scene.control.TextArea;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import quadrille.app.table.model.TableFixtures;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxThread;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.GameTree.Node;
import quadrille.core.GameTree.Note;
import quadrille.games.Games;
import quadrille.text.Localizer;

/** Tests what the panel of a comment changes. */
@Tag("screen")
class AnnotationPanelTest {

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void aCommentKeepsTheMarkThatAReviewGaveMeanwhile() throws BadInputException {
    GameTree tree = new GameTree(TableFixtures.start("dots"));
    Node node = tree.findOrAdd(tree.root().line().play("a1h"));
    Note note =
        FxThread.call(
            () -> {
              try (TableModel model = TableModel.forViewing(Games.get("dots"), tree, _ -> {})) {
                AnnotationPanel panel =
                    new AnnotationPanel(model.game(), node, new Localizer(Locale.ENGLISH));
                StackPane place = new StackPane(panel.root());
                var _ = new Scene(place);
                ((TextArea) panel.root().lookup("#annotation-text")).setText("why?");
                node.setNote(node.note().withGlyphs(List.of(2)));
                place.getChildren().clear();
                return node.note();
              }
            });
    assertThat(note.comment()).isEqualTo("why?");
    assertThat(note.glyphs()).containsExactly(2);
  }
}
