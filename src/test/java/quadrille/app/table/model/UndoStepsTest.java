package quadrille.app.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Line;

class UndoStepsTest {
  private static final Line START = TableFixtures.start("dots", "rows", "2", "columns", "2");

  private static Line line(String moves) throws BadInputException {
    return START.play(moves);
  }

  @Test
  void nothingCanBeTakenBackAtTheStart() throws BadInputException {
    assertThat(UndoSteps.movesToTakeBack(START, TableFixtures.PERSON_AND_MACHINE)).isZero();
  }

  @Test
  void aPersonTakesBackItsMoveWithTheMachinesAnswer() throws BadInputException {
    assertThat(UndoSteps.movesToTakeBack(line("a1h a3h"), TableFixtures.PERSON_AND_MACHINE))
        .isEqualTo(2);
  }

  @Test
  void aPersonTakesBackOnlyItsOwnMoveWhileTheMachineThinks() throws BadInputException {
    assertThat(UndoSteps.movesToTakeBack(line("a1h"), TableFixtures.PERSON_AND_MACHINE))
        .isEqualTo(1);
  }

  @Test
  void theMachinesFirstMoveIsNotTakenBack() throws BadInputException {
    assertThat(UndoSteps.movesToTakeBack(line("a1h"), TableFixtures.MACHINE_AND_PERSON)).isZero();
  }

  @Test
  void allTheMovesOfOneTurnOfTheMachineAreTakenBack() throws BadInputException {
    // The second side closes a box with its second move and moves again.
    Line line = line("a1h a2h a1v b1v b2h");
    assertThat(line.position().turn()).isEqualTo(quadrille.core.Side.FIRST);
    assertThat(UndoSteps.movesToTakeBack(line, TableFixtures.PERSON_AND_MACHINE)).isEqualTo(3);
  }

  @Test
  void twoPersonsAndTwoMachinesTakeBackOneMove() throws BadInputException {
    assertThat(UndoSteps.movesToTakeBack(line("a1h a3h"), TableFixtures.PERSONS)).isEqualTo(1);
    assertThat(UndoSteps.movesToTakeBack(line("a1h a3h"), TableFixtures.MACHINES)).isEqualTo(1);
  }

  @Test
  void redoGoesOnUntilAPersonIsToMove() throws BadInputException {
    List<Line> path = line("a1h a3h a2h").path();
    List<Line> takenBack = path.subList(1, path.size());
    assertThat(UndoSteps.movesToRedo(takenBack, TableFixtures.PERSON_AND_MACHINE)).isEqualTo(2);
    assertThat(UndoSteps.movesToRedo(takenBack, TableFixtures.MACHINE_AND_PERSON)).isEqualTo(1);
    assertThat(UndoSteps.movesToRedo(takenBack, TableFixtures.MACHINES)).isEqualTo(1);
  }

  @Test
  void redoPlaysAllThereIsWhenNoPersonComesToMove() throws BadInputException {
    List<Line> path = line("a1h").path();
    assertThat(UndoSteps.movesToRedo(path.subList(1, 2), TableFixtures.PERSON_AND_MACHINE))
        .isEqualTo(1);
    assertThat(UndoSteps.movesToRedo(List.of(), TableFixtures.PERSONS)).isZero();
  }
}
