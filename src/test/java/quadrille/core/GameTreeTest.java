package quadrille.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import quadrille.games.hex.HexGame;

class GameTreeTest {
  private final Line start = start();
  private final GameTree tree = new GameTree(start);

  private static Line start() {
    try {
      HexGame game = new HexGame();
      return Line.start(game, Rules.settings(game, null, java.util.Map.of("size", "5")));
    } catch (BadInputException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Test
  void theFirstMoveIsTheMainLineAndOthersAreVariations() throws BadInputException {
    GameTree.Node main = tree.findOrAdd(start.play("a1 b2 c3"));
    GameTree.Node other = tree.findOrAdd(start.play("a1 d4"));
    assertThat(tree.size()).isEqualTo(4);
    assertThat(tree.lastMainNode()).isSameAs(main);
    assertThat(main.isOnMainLine()).isTrue();
    assertThat(other.isOnMainLine()).isFalse();
    assertThat(tree.root().children().getFirst().children())
        .extracting(GameTree.Node::moveText)
        .containsExactly("b2", "d4");
  }

  @Test
  void aMoveIsAddedOnlyOnce() throws BadInputException {
    GameTree.Node node = tree.findOrAdd(start.play("a1 b2"));
    assertThat(tree.findOrAdd(start.play("a1 b2"))).isSameAs(node);
    GameTree.Node before = tree.root().children().getFirst();
    assertThat(before.play(node.line().move())).isSameAs(node);
  }

  @Test
  void aPromotedVariationBecomesTheMainLine() throws BadInputException {
    tree.findOrAdd(start.play("a1 b2"));
    GameTree.Node other = tree.findOrAdd(start.play("a1 d4"));
    other.promote();
    assertThat(tree.lastMainNode()).isSameAs(other);
  }

  @Test
  void removingAMoveRemovesAllMovesAfterIt() throws BadInputException {
    tree.findOrAdd(start.play("a1 b2 c3"));
    tree.root().children().getFirst().children().getFirst().remove();
    assertThat(tree.size()).isOne();
  }

  @Test
  void aTreeCannotStartFromALineWithMoves() throws BadInputException {
    Line later = start.play("a1");
    assertThatIllegalArgumentException().isThrownBy(() -> new GameTree(later));
  }
}
