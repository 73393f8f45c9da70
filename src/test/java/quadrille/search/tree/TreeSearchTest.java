package quadrille.search.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.games.hex.HexFixture.GAME;
import static quadrille.games.hex.HexFixture.position;
import static quadrille.games.hex.HexFixture.settings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import quadrille.core.BadInputException;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.search.HexKnowledge;
import quadrille.search.tree.TreeSearch.Candidate;

/** Tests the tree on positions of Hex. */
class TreeSearchTest {
  private static final Settings FIVE = settings("size", "5", "swap", "off");
  private static final Settings SEVEN = settings("size", "7", "swap", "off");

  /** Knows the rules alone: a proof can only come from the tree. */
  private static final Policy RULES_ALONE =
      new Policy() {
        @Override
        public Outlook judge(Position position) {
          long[] moves = position.legalMoves().stream().toArray();
          float[] priors = new float[moves.length];
          Arrays.fill(priors, 1f / moves.length);
          return new Outlook(0, 0, moves, priors, 0);
        }

        @Override
        public int points(double value) {
          return (int) (100 * value);
        }
      };

  private static Policy policy(Settings settings) {
    return Objects.requireNonNull(new HexKnowledge(settings).policy());
  }

  private static TreeSearch grown(HexPosition root, Policy policy, int visits) {
    TreeSearch tree = new TreeSearch(root);
    for (int i = 0; i < visits && !tree.isFinished(); i++) {
      tree.grow(policy, 1);
    }
    return tree;
  }

  @Test
  void theTreeProvesAWinByTheRulesAlone() throws BadInputException {
    Settings three = settings("size", "3", "swap", "off");
    TreeSearch tree = grown(position(".../.x./... x", three), RULES_ALONE, 100_000);
    Candidate best = tree.best(1).getFirst();
    assertThat(tree.isFinished()).isTrue();
    assertThat(best.plies()).isEqualTo(3);
    assertThat(best.line()).hasSize(3);
  }

  @Test
  void theTreeProvesALossAndHoldsOutAsLongAsItCan() throws BadInputException {
    Settings three = settings("size", "3", "swap", "off");
    TreeSearch tree = grown(position(".../.x./... o", three), RULES_ALONE, 100_000);
    assertThat(tree.isFinished()).isTrue();
    List<Candidate> moves = tree.best(8);
    assertThat(moves).hasSize(8).allMatch(each -> each.plies() < 0);
    assertThat(moves.getFirst().plies()).isLessThanOrEqualTo(moves.getLast().plies());
  }

  @Test
  void aWinByConnectionsIsKnownAtTheFirstVisit() throws BadInputException {
    HexPosition won = position("...../..x../....o/...../..... x", FIVE);
    TreeSearch tree = grown(won, policy(FIVE), 1);
    Candidate best = tree.best(1).getFirst();
    assertThat(tree.isFinished()).isTrue();
    assertThat(best.plies()).isPositive().isOdd();
    assertThat(won.legalMoves().stream()).contains(best.move());
  }

  @Test
  void aLostRootHasAMoveForEveryNumberOfVisits() throws BadInputException {
    HexPosition lost = position("...../..x../..x../....o/..... o", FIVE);
    for (int visits : new int[] {1, 2, 5, 50}) {
      List<Candidate> moves = grown(lost, policy(FIVE), visits + 1).best(1);
      assertThat(moves).hasSize(1);
      assertThat(moves.getFirst().plies()).isNotPositive();
    }
  }

  @Test
  void theSameVisitsFindTheSameMoves() {
    HexPosition root = GAME.start(SEVEN);
    assertThat(grown(root, policy(SEVEN), 60).best(5))
        .isEqualTo(grown(root, policy(SEVEN), 60).best(5));
  }

  @Test
  void whatIsBelowAMoveIsKeptWhenTheGameGoesOn() {
    HexPosition root = GAME.start(SEVEN);
    TreeSearch tree = grown(root, policy(SEVEN), 100);
    Candidate best = tree.best(1).getFirst();
    tree.restart(root.play(best.move()));
    assertThat(tree.visits()).isEqualTo(best.visits());
    tree.restart(GAME.start(FIVE));
    assertThat(tree.visits()).isZero();
    assertThat(tree.nodes()).isEqualTo(1);
  }

  @Test
  void aLostPositionIsLookedAtAnewForTheMoveThatHoldsOutLongest() throws BadInputException {
    Settings three = settings("size", "3", "swap", "off");
    HexPosition root = position(".../.../... x", three);
    TreeSearch tree = grown(root, policy(three), 200);
    HexPosition lost = root.play(tree.best(1).getFirst().move());
    tree.restart(lost);
    assertThat(tree.visits()).isZero();
    for (int i = 0; i < 50 && !tree.isFinished(); i++) {
      tree.grow(policy(three), 1);
    }
    assertThat(tree.best(1).getFirst().plies()).isNegative();
  }

  @Test
  void asManyMovesAreComparedAsAreWanted() {
    HexPosition root = GAME.start(SEVEN);
    TreeSearch tree = new TreeSearch(root);
    Policy policy = policy(SEVEN);
    for (int i = 0; i < 6; i++) {
      tree.grow(policy, 5);
    }
    assertThat(tree.best(9)).hasSize(5);
    for (int i = 0; i < 100; i++) {
      tree.grow(policy, 5);
    }
    assertThat(tree.best(5)).allMatch(each -> each.plies() != 0 || each.visits() >= 4);
  }

  @Test
  @Timeout(60)
  void severalThreadsGrowOneTree() throws InterruptedException {
    HexPosition root = GAME.start(SEVEN);
    TreeSearch tree = new TreeSearch(root);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Policy policy = policy(SEVEN);
      threads.add(
          Thread.ofPlatform()
              .start(
                  () -> {
                    for (int visit = 0; visit < 50; visit++) {
                      tree.grow(policy, 1);
                    }
                  }));
    }
    for (Thread each : threads) {
      each.join();
    }
    assertThat(tree.visits()).isEqualTo(150);
    assertThat(tree.best(100).stream().mapToInt(Candidate::visits).sum()).isBetween(147, 149);
  }
}
