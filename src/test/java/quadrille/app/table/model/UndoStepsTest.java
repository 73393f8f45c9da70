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
  void startHasNothingToTakeBack() throws BadInputException {
    assertThat(UndoSteps.movesToTakeBack(START, TableFixtures.HUMAN_AND_COMPUTER)).isZero();
  }

  @Test
  void humanTakesBackTheComputersAnswerToo() throws BadInputException {
    assertThat(UndoSteps.movesToTakeBack(line("a1h a3h"), TableFixtures.HUMAN_AND_COMPUTER))
        .isEqualTo(2);
  }

  @Test
  void humanTakesBackOneMoveWhileTheComputerThinks() throws BadInputException {
    assertThat(UndoSteps.movesToTakeBack(line("a1h"), TableFixtures.HUMAN_AND_COMPUTER))
        .isEqualTo(1);
  }

  @Test
  void computersFirstMoveCannotBeTakenBack() throws BadInputException {
    assertThat(UndoSteps.movesToTakeBack(line("a1h"), TableFixtures.COMPUTER_AND_HUMAN)).isZero();
  }

  @Test
  void allMovesOfAComputersTurnAreTakenBack() throws BadInputException {
    // The second side closes a box with its second move and moves again.
    Line line = line("a1h a2h a1v b1v b2h");
    assertThat(line.position().turn()).isEqualTo(quadrille.core.Side.FIRST);
    assertThat(UndoSteps.movesToTakeBack(line, TableFixtures.HUMAN_AND_COMPUTER)).isEqualTo(3);
  }

  @Test
  void twoHumansOrTwoComputersTakeBackOneMove() throws BadInputException {
    assertThat(UndoSteps.movesToTakeBack(line("a1h a3h"), TableFixtures.HUMANS)).isEqualTo(1);
    assertThat(UndoSteps.movesToTakeBack(line("a1h a3h"), TableFixtures.COMPUTERS)).isEqualTo(1);
  }

  @Test
  void redoStopsWhereAHumanIsToMove() throws BadInputException {
    List<Line> path = line("a1h a3h a2h").path();
    List<Line> takenBack = path.subList(1, path.size());
    assertThat(UndoSteps.movesToRedo(takenBack, TableFixtures.HUMAN_AND_COMPUTER)).isEqualTo(2);
    assertThat(UndoSteps.movesToRedo(takenBack, TableFixtures.COMPUTER_AND_HUMAN)).isEqualTo(1);
    assertThat(UndoSteps.movesToRedo(takenBack, TableFixtures.COMPUTERS)).isEqualTo(1);
  }

  @Test
  void redoPlaysAllMovesWhereNoHumanIsToMove() throws BadInputException {
    List<Line> path = line("a1h").path();
    assertThat(UndoSteps.movesToRedo(path.subList(1, 2), TableFixtures.HUMAN_AND_COMPUTER))
        .isEqualTo(1);
    assertThat(UndoSteps.movesToRedo(List.of(), TableFixtures.HUMANS)).isZero();
  }
}
