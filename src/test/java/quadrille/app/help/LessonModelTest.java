package quadrille.app.help;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Guide;
import quadrille.games.Games;

class LessonModelTest {
  private final LessonModel lesson = new LessonModel(Games.get("hex").guide().lesson());

  private void play(String move) throws BadInputException {
    var board = lesson.current().board();
    lesson.tryMove(board.game().notation().parse(board.position(), move));
  }

  @Test
  void aRightMoveCompletesTheStep() throws BadInputException {
    play("c3");
    assertThat(lesson.current().right()).isTrue();
    lesson.next();
    assertThat(lesson.current().step()).isEqualTo(1);
    assertThat(lesson.awaitsMove()).isTrue();
  }

  @Test
  void aWrongMoveIsExplainedAndCanBeRetried() throws BadInputException {
    lesson.next();
    play("a1");
    assertThat(lesson.current().right()).isFalse();
    assertThat(lesson.current().feedback()).isNotNull();
    play("c3");
    assertThat(lesson.current().right()).isFalse();
    lesson.retry();
    play("c3");
    assertThat(lesson.current().right()).isTrue();
  }

  @Test
  void aRefusedClickKeepsTheStepOpen() {
    Guide.LessonStep step = Games.get("hex").guide().lesson().getFirst();
    lesson.showRefusal(step.failureText());
    assertThat(lesson.awaitsMove()).isTrue();
    assertThat(lesson.current().feedback()).isEqualTo(step.failureText());
  }

  @Test
  void navigationStopsAtTheFirstAndTheLastStep() {
    lesson.back();
    assertThat(lesson.isFirst()).isTrue();
    for (int i = 0; i < 2 * lesson.size(); i++) {
      lesson.next();
    }
    assertThat(lesson.isLast()).isTrue();
  }
}
