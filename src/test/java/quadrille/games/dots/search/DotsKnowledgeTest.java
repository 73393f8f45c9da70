package quadrille.games.dots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.MoveList;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsNotation;
import quadrille.games.dots.DotsPosition;
import quadrille.search.Knowledge;

class DotsKnowledgeTest {
  private final DotsKnowledge knowledge = new DotsKnowledge();

  private static DotsPosition position(String text) throws BadInputException {
    return DotsNotation.parsePosition(text);
  }

  private String[] candidates(String text) throws BadInputException {
    DotsPosition position = position(text);
    MoveList moves = new MoveList();
    knowledge.moves(position, moves);
    return moves.stream()
        .mapToObj(move -> DotsNotation.INSTANCE.format(position, move))
        .toArray(String[]::new);
  }

  @Test
  void symmetricMovesAreListedOnce() throws BadInputException {
    assertThat(candidates("2x2 000000 000000 .... 1")).containsExactly("a2h", "a1h");
    assertThat(candidates("1x1 00 00 . 1")).containsExactly("a1h");
  }

  @Test
  void aForcedTakeIsTheOnlyMove() throws BadInputException {
    assertThat(candidates("2x2 101000 100000 .... 1")).containsExactly("b1v");
  }

  @Test
  void theLastTwoBoxesOfAChainMayBeDeclined() throws BadInputException {
    // Boxes a1 and b1 can be taken; c1 to f1 are another chain.
    assertThat(candidates("1x6 100111111111 1010000 ...... 1")).containsExactly("b1v", "b1h");
  }

  @Test
  void theLastFourBoxesOfALoopMayBeDeclined() throws BadInputException {
    // The loop on the left has been opened at b1v, the one on the right not.
    assertThat(candidates("2x4 111100001111 1110110101 ........ 1")).containsExactly("a2h", "b2v");
  }

  @ParameterizedTest
  @CsvSource({"2, 3, 11", "3, 3, 11", "2, 5, 11", "3, 4, 10", "5, 5, 10", "12, 12, 8"})
  void theBestMoveIsAmongTheCandidates(int rows, int columns, int undrawn) {
    Random random = new Random(17L * rows + columns);
    MoveList moves = new MoveList();
    for (int i = 0; i < 40; i++) {
      DotsPosition position =
          ExhaustivePlay.randomPosition(DotsGrid.of(rows, columns), undrawn - i % 4, random);
      ExhaustivePlay slow = new ExhaustivePlay();
      moves.clear();
      knowledge.moves(position, moves);
      int best = moves.stream().mapToInt(m -> slow.margin(position, m)).max().orElseThrow();
      assertThat(best).as("%s", position).isEqualTo(slow.margin(position));
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 3, 9", "3, 3, 9", "4, 4, 9"})
  void probedValuesAreExact(int rows, int columns, int undrawn) {
    Random random = new Random(31L * rows + columns);
    int known = 0;
    for (int i = 0; i < 40; i++) {
      DotsPosition position =
          ExhaustivePlay.randomPosition(DotsGrid.of(rows, columns), undrawn - i % 4, random);
      int worth = knowledge.probe(position, position, 1);
      if (worth != Knowledge.UNKNOWN) {
        known++;
        assertThat(worth).as("%s", position).isEqualTo(100 * new ExhaustivePlay().margin(position));
        assertThat(knowledge.evaluate(position)).isEqualTo(worth);
      }
    }
    assertThat(known).isGreaterThan(10);
  }

  @Test
  void evaluationsDoNotDependOnEarlierCalls() {
    Random random = new Random(4);
    for (int i = 0; i < 50; i++) {
      DotsGrid grid = DotsGrid.of(1 + random.nextInt(6), 1 + random.nextInt(6));
      DotsPosition position = ExhaustivePlay.randomPosition(grid, 1 + grid.edges() / 2, random);
      DotsKnowledge fresh = new DotsKnowledge();
      knowledge.moves(position, new MoveList());
      assertThat(knowledge.evaluate(position)).isEqualTo(fresh.evaluate(position));
      assertThat(knowledge.probe(position, position, 1))
          .isEqualTo(fresh.probe(position, position, 1));
      assertThat(Arrays.stream(candidates(position))).containsExactly(boxed(fresh, position));
    }
  }

  private Long[] candidates(DotsPosition position) {
    return boxed(knowledge, position);
  }

  private static Long[] boxed(Knowledge from, DotsPosition position) {
    MoveList moves = new MoveList();
    from.moves(position, moves);
    return moves.stream().boxed().toArray(Long[]::new);
  }

  @Test
  void aShallowSearchDoesNotSolve() {
    DotsPosition position = ExhaustivePlay.randomPosition(DotsGrid.of(3, 3), 10, new Random(1));
    assertThat(knowledge.solve(position, 1, () -> false)).isNull();
    Knowledge.Solution solution = Objects.requireNonNull(knowledge.solve(position, 8, () -> false));
    assertThat(solution.score()).isEqualTo(100 * new ExhaustivePlay().margin(position));
  }

  @Test
  void theLargestGridCanBeEvaluated() {
    DotsPosition position = ExhaustivePlay.randomPosition(DotsGrid.of(12, 12), 150, new Random(2));
    assertThat(knowledge.evaluate(position)).isBetween(-14_400, 14_400);
  }
}
