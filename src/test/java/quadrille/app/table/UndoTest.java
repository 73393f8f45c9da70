package quadrille.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Line;

class UndoTest {
  private static final Line START = Tables.start("dots", "rows", "2", "columns", "2");

  private static Line line(String moves) throws BadInputException {
    return START.play(moves);
  }

  @Test
  void nothingCanBeTakenBackAtTheStart() throws BadInputException {
    assertThat(Undo.back(START, Tables.PERSON_AND_MACHINE)).isZero();
  }

  @Test
  void aPersonTakesBackItsMoveWithTheMachinesAnswer() throws BadInputException {
    assertThat(Undo.back(line("a1h a3h"), Tables.PERSON_AND_MACHINE)).isEqualTo(2);
  }

  @Test
  void aPersonTakesBackOnlyItsOwnMoveWhileTheMachineThinks() throws BadInputException {
    assertThat(Undo.back(line("a1h"), Tables.PERSON_AND_MACHINE)).isEqualTo(1);
  }

  @Test
  void theMachinesFirstMoveIsNotTakenBack() throws BadInputException {
    assertThat(Undo.back(line("a1h"), Tables.MACHINE_AND_PERSON)).isZero();
  }

  @Test
  void allTheMovesOfOneTurnOfTheMachineAreTakenBack() throws BadInputException {
    // The second side closes a box with its second move and moves again.
    Line line = line("a1h a2h a1v b1v b2h");
    assertThat(line.position().turn()).isEqualTo(quadrille.core.Side.FIRST);
    assertThat(Undo.back(line, Tables.PERSON_AND_MACHINE)).isEqualTo(3);
  }

  @Test
  void twoPersonsAndTwoMachinesTakeBackOneMove() throws BadInputException {
    assertThat(Undo.back(line("a1h a3h"), Tables.PERSONS)).isEqualTo(1);
    assertThat(Undo.back(line("a1h a3h"), Tables.MACHINES)).isEqualTo(1);
  }

  @Test
  void redoGoesOnUntilAPersonIsToMove() throws BadInputException {
    List<Line> path = line("a1h a3h a2h").path();
    List<Line> takenBack = path.subList(1, path.size());
    assertThat(Undo.forward(takenBack, Tables.PERSON_AND_MACHINE)).isEqualTo(2);
    assertThat(Undo.forward(takenBack, Tables.MACHINE_AND_PERSON)).isEqualTo(1);
    assertThat(Undo.forward(takenBack, Tables.MACHINES)).isEqualTo(1);
  }

  @Test
  void redoPlaysAllThereIsWhenNoPersonComesToMove() throws BadInputException {
    List<Line> path = line("a1h").path();
    assertThat(Undo.forward(path.subList(1, 2), Tables.PERSON_AND_MACHINE)).isEqualTo(1);
    assertThat(Undo.forward(List.of(), Tables.PERSONS)).isZero();
  }
}
