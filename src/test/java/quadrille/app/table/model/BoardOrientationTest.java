package quadrille.app.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quadrille.core.Side;

class BoardOrientationTest {

  @Test
  void theOnlyHumanPlaysFromTheBottom() {
    BoardOrientation board = new BoardOrientation(Side.FIRST);
    board.turnToHuman(TableFixtures.COMPUTER_AND_HUMAN);
    assertThat(board.flippedProperty().get()).isTrue();
    assertThat(board.isFirstSideBelow()).isFalse();
    board.turnToHuman(TableFixtures.HUMANS);
    assertThat(board.flippedProperty().get()).isTrue();
    board.turnToHuman(TableFixtures.HUMAN_AND_COMPUTER);
    assertThat(board.isFirstSideBelow()).isTrue();
  }

  @Test
  void theSideThatBeginsIsOnTopWhereTheOtherOneStandsAtTheBottom() {
    BoardOrientation board = new BoardOrientation(Side.SECOND);
    assertThat(board.isFirstSideBelow()).isFalse();
    board.turnToHuman(TableFixtures.HUMAN_AND_COMPUTER);
    assertThat(board.flippedProperty().get()).isTrue();
    assertThat(board.isFirstSideBelow()).isTrue();
  }

  @Test
  void aBoardWithoutABottomSideStaysAsItIs() {
    BoardOrientation board = new BoardOrientation(null);
    board.turnToHuman(TableFixtures.COMPUTER_AND_HUMAN);
    assertThat(board.flippedProperty().get()).isFalse();
  }
}
