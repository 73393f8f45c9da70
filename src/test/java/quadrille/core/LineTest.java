package quadrille.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.games.Games;

class LineTest {

  private static Line start(String id, String... options) throws BadInputException {
    Game game = Games.get(id).game();
    Map<String, String> given = options.length == 0 ? Map.of() : Map.of(options[0], options[1]);
    return Line.start(game, Rules.settings(game, null, given));
  }

  @Test
  void theThirdOccurrenceOfAPositionIsADraw() throws BadInputException {
    String circle = "e1g1 i1g3 g1e1 g3i1 ";
    Line twice = start("hexxagon").play(circle);
    assertThat(twice.occurrences()).isEqualTo(2);
    assertThat(twice.outcome()).isNull();
    Line thrice = twice.play(circle);
    assertThat(thrice.occurrences()).isEqualTo(3);
    assertThat(thrice.outcome())
        .satisfies(each -> assertThat(each.winner()).isNull())
        .satisfies(each -> assertThat(each.reason()).isEqualTo(Outcome.REPETITION));
  }

  @Test
  void anIrreversibleMoveResetsTheReversiblePlies() throws BadInputException {
    Line line = start("hexxagon").play("e1g1 i1g3 g1e1 g3i1");
    assertThat(line.reversiblePlies()).isEqualTo(4);
    assertThat(line.play("e2").reversiblePlies()).isZero();
  }

  @Test
  void aDrawCounterCountsAndResets() throws BadInputException {
    Line line = start("hexxagon").play("e1g1 i1g3 g1e1");
    assertThat(line.drawCounts())
        .singleElement()
        .satisfies(each -> assertThat(each.plies()).isEqualTo(3))
        .satisfies(each -> assertThat(each.limit()).isEqualTo(100));
    assertThat(line.play("a6").drawCounts()).allSatisfy(e -> assertThat(e.plies()).isZero());
  }

  @Test
  void countsMovesAsPlayersNumberThem() throws BadInputException {
    assertThat(start("hex", "size", "3").moveNumber()).isZero();
    assertThat(numbers(start("hex", "size", "3").play("b1 a2 b2 c2 b3")))
        .containsExactly(0, 1, 1, 2, 2, 3);
    // The second side closes the box and goes on, which is still its first answer.
    assertThat(numbers(start("dots", "size", "2").play("a1h a1v a2h b1v b1h c1v")))
        .containsExactly(0, 1, 1, 2, 2, 2, 3);
  }

  private static List<Integer> numbers(Line line) {
    return line.path().stream().map(Line::moveNumber).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dames | 32-28 19-23 28x19 | 1. 32-28 19-23 2. 28x19",
        "dames | 32-28 19-23 28x19 | 1.32-28 1...19-23 2.28x19",
        "dames | 32-28 19-23 28x19 | 1. 32-28, 1… 19-23, 2. 28x19",
        "dames | 32-28 19-23 28x19 | 1. 32-28 1. ... 19-23 2. 28x19 3.",
        "hex | a1 swap-pieces b3 | 1. a1 swap 2.b3",
        "hexxagon | e2 i2 e1g1 | 1. e2 1... i2 2. e1-g1",
        "dots | a1h a1v b12h | 1.a1h 1...a1v 2.b12h"
      })
  void movesMayBeNumbered(String id, String moves, String numbered) throws BadInputException {
    Line start = id.equals("dots") ? start(id, "size", "12") : start(id);
    assertThat(start.play(numbered).moveTexts()).isEqualTo(List.of(moves.split(" ")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 32-28", "1.2.32-28", ".32-28", "32.28", "1) 32-28", "32-28."})
  void whatIsNeitherAMoveNorANumberIsRefused(String moves) throws BadInputException {
    Line start = start("dames");
    assertThatThrownBy(() -> start.play(moves)).hasMessageStartingWith("Move ");
  }

  @Test
  void theErrorNamesTheFirstIllegalMove() throws BadInputException {
    Line start = start("hex", "size", "3");
    assertThatThrownBy(() -> start.play("b2, a1 b2 c3"))
        .isInstanceOf(BadInputException.class)
        .hasMessageStartingWith("Move 3: ");
    assertThatThrownBy(() -> start("dots", "size", "1").play("a1h a1v a2h b1v a1h"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("over");
  }

  @Test
  void anIllegalMoveThrows() throws BadInputException {
    Line start = start("hex", "size", "3");
    assertThatThrownBy(() -> start.play(999)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void thePathLeadsFromTheStartToTheLine() throws BadInputException {
    Line line = start("dots", "size", "2").play("a1h b2v c1v");
    assertThat(line.path()).hasSize(4);
    assertThat(line.path().getFirst().parent()).isNull();
    assertThat(line.path().getLast()).isSameAs(line);
    assertThat(line.moveTexts()).containsExactly("a1h", "b2v", "c1v");
    assertThat(line.ply()).isEqualTo(3);
  }
}
