package quadrille.app.table.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quadrille.app.table.model.AnnotationGlyphs;
import quadrille.app.table.model.TableFixtures;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.GameTree.Node;
import quadrille.core.GameTree.Note;
import quadrille.core.Line;

class MoveRowsTest {
  private static Node add(GameTree tree, String moves) {
    try {
      return tree.findOrAdd(tree.root().line().play(moves));
    } catch (BadInputException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static List<String> rows(GameTree tree) {
    return MoveRows.of(tree, tree.lastMainNode(), null).stream().map(Object::toString).toList();
  }

  @Test
  void aMoveAndItsAnswerShareARow() {
    GameTree tree = new GameTree(TableFixtures.start("dames"));
    add(tree, "32-28 19-23 28x19");
    assertThat(rows(tree)).containsExactly("1. 32-28 19-23", "2. 28x19");
  }

  @Test
  void movesInARowOfOneSideShareARow() {
    GameTree tree = new GameTree(TableFixtures.start("dots", "rows", "2", "columns", "2"));
    add(tree, "a1h a2h a1v b1v b1h c1v");
    assertThat(rows(tree)).containsExactly("1. a1h a2h", "2. a1v b1v b1h", "3. c1v");
  }

  @Test
  void aVariationInterruptsTheGameAndKeepsItsNumbers() {
    GameTree tree = new GameTree(TableFixtures.start("dames"));
    add(tree, "32-28 19-23 28x19 14x23");
    add(tree, "32-28 18-23 37-32 12-18");
    assertThat(rows(tree))
        .containsExactly("1. 32-28 19-23", "(1… 18-23 2. 37-32 12-18)", "2. 28x19 14x23");
  }

  @Test
  void theAnswerFollowsAVariationOfTheMove() {
    GameTree tree = new GameTree(TableFixtures.start("dames"));
    add(tree, "32-28 19-23");
    add(tree, "33-28");
    assertThat(rows(tree)).containsExactly("1. 32-28", "(1. 33-28)", "1… 19-23");
  }

  @Test
  void aCommentFollowsItsMove() {
    GameTree tree = new GameTree(TableFixtures.start("dames"));
    Node first = add(tree, "32-28");
    add(tree, "32-28 19-23");
    first.setNote(Note.of("The usual move"));
    List<MoveRow> rows = MoveRows.of(tree, tree.lastMainNode(), null);
    assertThat(rows.get(1)).isEqualTo(new MoveRow.CommentRow(first, "The usual move"));
    assertThat(rows.get(2)).hasToString("1… 19-23");
  }

  @Test
  void aGameThatTheSecondSideBeginsStartsWithItsMove() throws BadInputException {
    Line start = TableFixtures.start("dames");
    Line black = Line.start(start.game(), start.settings(), "B:W31,32:B18,19");
    GameTree tree = new GameTree(black);
    add(tree, "18-22 31-26");
    assertThat(rows(tree)).containsExactly("1… 18-22", "2. 31-26");
  }

  @Test
  void typedSignsMakeUpAMark() {
    int question = AnnotationGlyphs.qualityTyped(0, "?");
    assertThat(AnnotationGlyphs.symbol(question)).isEqualTo("?");
    assertThat(AnnotationGlyphs.symbol(AnnotationGlyphs.qualityTyped(question, "!")))
        .isEqualTo("?!");
    int blunder = AnnotationGlyphs.qualityTyped(question, "?");
    assertThat(AnnotationGlyphs.symbol(blunder)).isEqualTo("??");
    assertThat(AnnotationGlyphs.symbol(AnnotationGlyphs.qualityTyped(blunder, "!"))).isEqualTo("!");
  }
}
