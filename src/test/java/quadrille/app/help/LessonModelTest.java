package quadrille.app.help;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Guide;
import quadrille.games.Games;

class LessonModelTest {
  private final LessonModel lesson = new LessonModel(Games.ALL.getFirst().guide().lesson());

  private void play(String move) throws BadInputException {
    var board = lesson.now().board();
    lesson.tryMove(board.game().notation().parse(board.position(), move));
  }

  @Test
  void aStepIsDoneByARightMove() throws BadInputException {
    play("c3");
    assertThat(lesson.now().right()).isTrue();
    lesson.next();
    assertThat(lesson.now().step()).isEqualTo(1);
    assertThat(lesson.isOpen()).isTrue();
  }

  @Test
  void aWrongMoveIsExplainedAndTriedAgain() throws BadInputException {
    lesson.next();
    play("a1");
    assertThat(lesson.now().right()).isFalse();
    assertThat(lesson.now().feedback()).isNotNull();
    play("c3");
    assertThat(lesson.now().right()).isFalse();
    lesson.again();
    play("c3");
    assertThat(lesson.now().right()).isTrue();
  }

  @Test
  void aClickThatIsNoMoveKeepsTheStepOpen() {
    Guide.Step step = Games.ALL.getFirst().guide().lesson().getFirst();
    lesson.refuse(step.wrong());
    assertThat(lesson.isOpen()).isTrue();
    assertThat(lesson.now().feedback()).isEqualTo(step.wrong());
  }

  @Test
  void nobodyGoesBeyondTheFirstOrTheLastStep() {
    lesson.back();
    assertThat(lesson.isFirst()).isTrue();
    for (int i = 0; i < 2 * lesson.size(); i++) {
      lesson.next();
    }
    assertThat(lesson.isLast()).isTrue();
  }
}
