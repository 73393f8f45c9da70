package quadrille.arena.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.Games;

class LearningTargetsTest {
  private static final ScoreScale SCALE = new ScoreScale(100);
  private static final Offset<Double> NEARLY = within(1e-9);

  /** A win of the first side, whose last two positions have the same side to move. */
  private static final int[] RESULTS = {2, 0, 2, 0, 0};

  private static final int[] SCORES = {10, -20, 0, 50, -100};

  /**
   * Returns positions of a game whose fourth move closes a box, with the results and the scores.
   */
  private static List<TrainingPosition> game(int[] results) throws BadInputException {
    Game dots = Games.get("dots").game();
    Line line = Line.start(dots, Rules.settings(dots, null, Map.of("rows", "1", "columns", "2")));
    String[] moves = {"a1h", "a1v", "a2h", "b1v", ""};
    List<TrainingPosition> positions = new ArrayList<>();
    for (int i = 0; i < moves.length; i++) {
      positions.add(new TrainingPosition(line.position(), results[i], SCORES[i]));
      line = line.play(moves[i]);
    }
    assertThat(positions.get(3).position().turn()).isEqualTo(positions.get(4).position().turn());
    return positions;
  }

  @Test
  void aPositionLearnsTheLessOfALaterScoreTheLongerItTakesToGetThere() throws Exception {
    double[] targets = new LearningTargets(SCALE, 0.25).of(game(RESULTS));

    double last = 0.25 * SCALE.expected(-100);
    double fourth = 0.25 * SCALE.expected(50) + 0.75 * last;
    double third = 0.25 * 0.5 + 0.75 * (1 - fourth);
    double second = 0.25 * SCALE.expected(-20) + 0.75 * (1 - third);
    double first = 0.25 * SCALE.expected(10) + 0.75 * (1 - second);
    assertThat(targets).containsExactly(new double[] {first, second, third, fourth, last}, NEARLY);
  }

  @Test
  void nothingOfTheScoreLeavesTheResult() throws Exception {
    assertThat(new LearningTargets(SCALE, 0).of(game(RESULTS)))
        .containsExactly(new double[] {1, 0, 1, 0, 0}, NEARLY);
  }

  @Test
  void withoutAResultEveryPositionLearnsItsScore() throws Exception {
    int[] unknown = new int[RESULTS.length];
    Arrays.fill(unknown, TrainingPosition.UNKNOWN);

    double[] targets = new LearningTargets(SCALE, 0.25).of(game(unknown));

    for (int i = 0; i < targets.length; i++) {
      assertThat(targets[i]).isCloseTo(SCALE.expected(SCORES[i]), NEARLY);
    }
  }
}
