package quadrille.app.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Line;

class SeatsUndoTest {
  private static final Line START = TableFixtures.start("dots", "rows", "2", "columns", "2");

  private static Line line(String moves) throws BadInputException {
    return START.play(moves);
  }

  @Test
  void startHasNothingToTakeBack() throws BadInputException {
    assertThat(TableFixtures.HUMAN_AND_COMPUTER.movesToTakeBack(START)).isZero();
  }

  @Test
  void humanTakesBackTheComputersAnswerToo() throws BadInputException {
    assertThat(TableFixtures.HUMAN_AND_COMPUTER.movesToTakeBack(line("a1h a3h"))).isEqualTo(2);
  }

  @Test
  void humanTakesBackOneMoveWhileTheComputerThinks() throws BadInputException {
    assertThat(TableFixtures.HUMAN_AND_COMPUTER.movesToTakeBack(line("a1h"))).isEqualTo(1);
  }

  @Test
  void computersFirstMoveCannotBeTakenBack() throws BadInputException {
    assertThat(TableFixtures.COMPUTER_AND_HUMAN.movesToTakeBack(line("a1h"))).isZero();
  }

  @Test
  void allMovesOfAComputersTurnAreTakenBack() throws BadInputException {
    // The second side closes a box with its second move and moves again.
    Line line = line("a1h a2h a1v b1v b2h");
    assertThat(line.position().turn()).isEqualTo(quadrille.core.Side.FIRST);
    assertThat(TableFixtures.HUMAN_AND_COMPUTER.movesToTakeBack(line)).isEqualTo(3);
  }

  @Test
  void twoHumansOrTwoComputersTakeBackOneMove() throws BadInputException {
    assertThat(TableFixtures.HUMANS.movesToTakeBack(line("a1h a3h"))).isEqualTo(1);
    assertThat(TableFixtures.COMPUTERS.movesToTakeBack(line("a1h a3h"))).isEqualTo(1);
  }

  @Test
  void redoStopsWhereAHumanIsToMove() throws BadInputException {
    List<Line> path = line("a1h a3h a2h").path();
    List<Line> takenBack = path.subList(1, path.size());
    assertThat(TableFixtures.HUMAN_AND_COMPUTER.movesToRedo(takenBack)).isEqualTo(2);
    assertThat(TableFixtures.COMPUTER_AND_HUMAN.movesToRedo(takenBack)).isEqualTo(1);
    assertThat(TableFixtures.COMPUTERS.movesToRedo(takenBack)).isEqualTo(1);
  }

  @Test
  void redoPlaysAllMovesWhereNoHumanIsToMove() throws BadInputException {
    List<Line> path = line("a1h").path();
    assertThat(TableFixtures.HUMAN_AND_COMPUTER.movesToRedo(path.subList(1, 2))).isEqualTo(1);
    assertThat(TableFixtures.HUMANS.movesToRedo(List.of())).isZero();
  }
}
