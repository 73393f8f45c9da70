package quadrille.games.dots.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.dots.DotsGame;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsNotation;
import quadrille.games.dots.DotsPosition;
import quadrille.games.dots.search.DotsKnowledge;
import quadrille.games.dots.search.DotsSolver;
import quadrille.games.dots.search.ExhaustivePlay;
import quadrille.search.Knowledge;
import quadrille.search.classic.Opponent;
import quadrille.search.classic.OpponentKind;

class DotsOpponentsTest {
  private static final DotsGame GAME = new DotsGame();

  /** In this position b1v closes two boxes and d1v one. */
  private static final String CLOSABLE = "1x4 11101110 10100 .... 1";

  private static Opponent opponent(String id) {
    OpponentKind kind = Objects.requireNonNull(OpponentKind.find(DotsOpponents.ALL, id));
    return kind.factory().apply(Rules.defaults(GAME), 0);
  }

  private static Line line(DotsPosition position) {
    return Line.from(GAME, Rules.defaults(GAME), position);
  }

  /** Collects the moves of an opponent in forty tries. */
  private static Set<String> answers(String id, String text) throws BadInputException {
    DotsPosition position = DotsNotation.parsePosition(text);
    Set<String> answers = new TreeSet<>();
    Random random = new Random(6);
    for (int i = 0; i < 40; i++) {
      long move = opponent(id).choose(line(position), random, () -> false);
      answers.add(DotsNotation.INSTANCE.format(position, move));
    }
    return answers;
  }

  @Test
  void greedyClosesTwoBoxesBeforeOne() throws BadInputException {
    assertThat(answers("greedy", CLOSABLE)).containsExactly("b1v");
  }

  @Test
  void closerClosesBoxes() throws BadInputException {
    assertThat(answers("closer", CLOSABLE)).containsExactly("b1v", "d1v");
  }

  @Test
  void closerGivesBoxesAway() throws BadInputException {
    assertThat(answers("closer", "1x2 1010 000 .. 1"))
        .containsExactly("a1v", "b1h", "b1v", "b2h", "c1v");
  }

  @Test
  void snakesClosesBoxesFirst() throws BadInputException {
    assertThat(answers("snakes", CLOSABLE)).containsExactly("b1v", "d1v");
  }

  // The boxes a1 to c1 are a snake, d1 has one side drawn and e1 none.
  @Test
  void snakesLengthensTheLongestSnake() throws BadInputException {
    assertThat(answers("snakes", "1x5 1111011100 000000 ..... 1")).containsExactly("d2h", "e1v");
  }

  // Snakes of three boxes, of one and of two.
  @Test
  void snakesGivesTheSmallestChain() throws BadInputException {
    assertThat(answers("snakes", "2x3 111111001 00000100 ...... 1")).containsExactly("a2v", "a3h");
  }

  // A loop of four boxes and a snake of six.
  @Test
  void snakesGivesALoopThatIsSmaller() throws BadInputException {
    assertThat(answers("snakes", "2x5 110110011011011 101001101001 .......... 1"))
        .containsExactly("a2h", "b1v", "b2h", "b2v");
  }

  @ParameterizedTest
  @CsvSource({"2, 3, 12", "3, 3, 12", "1, 8, 11", "3, 4, 11"})
  void treePlaysPerfectlyAtTheEnd(int rows, int columns, int undrawn) {
    Random random = new Random(rows + columns);
    for (int i = 0; i < 25; i++) {
      DotsPosition position =
          ExhaustivePlay.randomPosition(DotsGrid.of(rows, columns), undrawn - i % 5, random);
      long move = opponent("tree").choose(line(position), random, () -> false);
      ExhaustivePlay slow = new ExhaustivePlay();
      assertThat(slow.margin(position, move)).as("%s", position).isEqualTo(slow.margin(position));
    }
  }

  @Test
  void treePlaysLikeSnakesUntilTwentyEdgesAreLeft() {
    Random random = new Random(4);
    DotsGrid grid = DotsGrid.of(5, 5);
    DotsPosition late = ExhaustivePlay.randomPosition(grid, 20, random);
    TreeOpponent.FullGameTree tree = new TreeOpponent.FullGameTree(late);
    assertThat(tree.evaluate(() -> false)).isTrue();
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < late.undrawn(); i++) {
      best = Math.max(best, tree.marginAfter(i));
    }
    Knowledge.Solution solved =
        Objects.requireNonNull(DotsSolver.solve(late, 10_000_000, () -> false));
    assertThat(DotsKnowledge.POINTS_PER_BOX * (late.margin() + best)).isEqualTo(solved.score());

    DotsPosition early = ExhaustivePlay.randomPosition(grid, 21, random);
    for (int seed = 0; seed < 10; seed++) {
      assertThat(opponent("tree").choose(line(early), new Random(seed), () -> false))
          .isEqualTo(opponent("snakes").choose(line(early), new Random(seed), () -> false));
    }
  }
}
