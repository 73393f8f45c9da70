package quadrille.games.dots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Step;

class DotsGameTest {
  private static final DotsGame GAME = new DotsGame();

  private static Line start(String rows, String columns, String start) throws BadInputException {
    Settings settings =
        Rules.settings(GAME, null, Map.of("rows", rows, "columns", columns, "start", start));
    return Line.start(GAME, settings);
  }

  @Test
  void theDefaultIsAnEmptyGridOfFiveByFive() {
    DotsPosition position = GAME.start(Rules.defaults(GAME));
    assertThat(position.grid()).isSameAs(DotsGrid.of(5, 5));
    assertThat(position.undrawn()).isEqualTo(60);
    assertThat(position.turn()).isEqualTo(Side.FIRST);
  }

  @ParameterizedTest
  @CsvSource({
    "2, 3, empty, 2x3 000000000 00000000 ...... 1",
    "2, 3, swedish, 2x3 111000111 10011001 ...... 1",
    "2, 3, icelandic, 2x3 111000000 10001000 ...... 1",
    "1, 1, icelandic, 1x1 10 10 . 1",
    "1, 2, swedish, 1x2 1111 101 .. 1",
  })
  void swedishAndIcelandicStartsDrawTheirOuterEdges(
      String rows, String columns, String start, String position) throws BadInputException {
    assertThat(start(rows, columns, start).position()).hasToString(position);
  }

  @Test
  void aStartWithoutAnUndrawnEdgeIsRejected() {
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> start("1", "1", "swedish"))
        .withMessageContaining("The swedish start leaves no line to draw");
  }

  @Test
  void theSideThatClosesABoxOwnsItAndMovesAgain() throws BadInputException {
    Line line = start("2", "2", "empty").play("a1h a1v b1v");
    assertThat(line.position().turn()).isEqualTo(Side.SECOND);
    DotsPosition closed = (DotsPosition) line.play("a2h").position();
    assertThat(closed.turn()).isEqualTo(Side.SECOND);
    assertThat(closed.owner(0)).isEqualTo(Side.SECOND);
    assertThat(closed.boxes(Side.SECOND)).isEqualTo(1);
    assertThat(closed.margin()).isEqualTo(1);
  }

  @Test
  void oneEdgeCanCloseTwoBoxesAndEndTheGame() throws BadInputException {
    Line line = start("1", "2", "swedish").play("b1v");
    assertThat(line.position()).hasToString("1x2 1111 111 11 2");
    assertThat(line.position().legalMoves().isEmpty()).isTrue();
    assertThat(line.outcome()).extracting(Outcome::winner).isEqualTo(Side.FIRST);
    assertThat(line.outcome()).extracting(Outcome::text).hasToString("more boxes, 2 to 0");
  }

  @Test
  void equalBoxesAreADraw() throws BadInputException {
    Line line = start("1", "2", "empty").play("a1h b1h a2h a1v b1v b2h c1v");
    assertThat(line.outcome()).extracting(Outcome::winner).isNull();
    assertThat(line.outcome()).extracting(Outcome::text).hasToString("1 box each");
  }

  @Test
  void stepsListTheEdgeAndThenTheClosedBoxes() throws BadInputException {
    Line line = start("1", "2", "swedish");
    assertThat(GAME.steps(line.position(), 5))
        .containsExactly(
            Step.at(Step.Kind.PLACE, 5), Step.at(Step.Kind.CLAIM, 7), Step.at(Step.Kind.CLAIM, 8));
  }

  @Test
  void anEdgeCannotBeDrawnTwice() throws BadInputException {
    DotsPosition position = (DotsPosition) start("2", "2", "icelandic").position();
    assertThatIllegalArgumentException().isThrownBy(() -> position.play(0));
    assertThatIllegalArgumentException().isThrownBy(() -> position.play(12));
    assertThatIllegalArgumentException().isThrownBy(() -> position.play(-1));
  }

  @Test
  void positionsDoNotDependOnTheMoveOrder() throws BadInputException {
    Line one = start("3", "3", "empty").play("a1h b2v c3h d1v");
    Line other = start("3", "3", "empty").play("c3h d1v a1h b2v");
    assertThat(one.position()).isEqualTo(other.position()).hasSameHashCodeAs(other.position());
    assertThat(one.position().key()).isEqualTo(other.position().key());
  }
}
