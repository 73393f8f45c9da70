package quadrille.search.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quadrille.games.hex.HexFixture.GAME;
import static quadrille.games.hex.HexFixture.settings;

import org.junit.jupiter.api.Test;

/** Tests the value of a node on positions of Hex. */
class TreeNodeTest {
  private final TreeNode root = new TreeNode(GAME.start(settings("size", "5", "swap", "off")));

  private static void visit(TreeNode node, double value) {
    node.beginVisit();
    node.setOwnValue(value);
    node.endVisit();
  }

  private TreeNode childOfValue(double forTheChild) {
    TreeNode child = root.addChild();
    root.beginVisit();
    visit(child, forTheChild);
    root.endVisit();
    return child;
  }

  @Test
  void theValueIsTheMeanOfItsOwnAndThoseOfTheMovesNotRefuted() {
    root.expand(new Outlook(0, 0.1, new long[] {0, 1, 2}, new float[] {0.4f, 0.3f, 0.3f}, 0));
    visit(root, 0.1);
    TreeNode hopeful = childOfValue(-0.8);
    childOfValue(-0.3);
    assertThat(root.value()).isCloseTo((0.1 + 0.8 + 0.3) / 3, within(1e-6));

    hopeful.decide(true, 5);
    root.beginVisit();
    root.endVisit();

    assertThat(root.value()).as("hope that was refuted").isCloseTo((0.1 + 0.3) / 2, within(1e-6));
    assertThat(root.visits()).isEqualTo(4);
  }

  @Test
  void aDecidedNodeIsWorthItsResult() {
    visit(root, 0.1);
    root.decide(false, 4);
    root.beginVisit();
    root.endVisit();

    assertThat(root.value()).isEqualTo(-1);
  }
}
