package quadrille.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
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
