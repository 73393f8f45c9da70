package quadrille.app.table.analyst;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import quadrille.app.table.analyst.Analyst.Purpose;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.search.Limits;
import quadrille.search.Score;

/** Tests the analyst; the test's thread is the screen's. */
@Timeout(60)
class AnalystTest {
  private static final GameModule HEXXAGON = Games.ALL.get(2);
  private static final Limits LONG = Limits.time(60_000);

  private final LinkedBlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
  private final Line line = Line.start(HEXXAGON.game(), Rules.defaults(HEXXAGON.game()));
  private final Analyst analyst = new Analyst(HEXXAGON, line.settings(), screen::add);
  private final List<Purpose> answered = new ArrayList<>();

  @AfterEach
  void close() {
    analyst.close();
  }

  private void find(Purpose purpose, Limits limits) {
    analyst.find(purpose, line, 2, limits, found -> answered.add(purpose));
  }

  private void runScreenUntil(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Runnable next = screen.poll(20, TimeUnit.SECONDS);
      assertThat(next).as("an answer").isNotNull();
      next.run();
    }
  }

  @Test
  void findsTheBestMovesFirst() throws InterruptedException {
    List<CandidateMove> moves = new ArrayList<>();
    analyst.find(Purpose.BOARD_TREE, line, 3, Limits.depth(2), moves::addAll);
    runScreenUntil(() -> !moves.isEmpty());
    assertThat(moves).hasSize(3);
    assertThat(moves.stream().map(each -> each.report().score()).toList())
        .isSortedAccordingTo((one, other) -> Integer.compare(other, one));
    assertThat(moves.getFirst().after().parent()).isSameAs(line);
    assertThat(moves.getFirst().reason()).isNull();
  }

  @Test
  void hintInterruptsTheAnalysisWhichThenGoesOn() throws InterruptedException {
    find(Purpose.ANALYSIS, LONG);
    runScreenUntil(() -> !answered.isEmpty());
    find(Purpose.HINT, Limits.depth(2));
    runScreenUntil(() -> answered.contains(Purpose.HINT));
    answered.clear();
    runScreenUntil(() -> answered.contains(Purpose.ANALYSIS));
  }

  @Test
  void anAnalysisShowsMovesBeforeTheLengthOfAnEndingIsFound()
      throws BadInputException, InterruptedException {
    GameModule dames = Games.ALL.get(1);
    Settings english = Rules.settings(dames.game(), "english", Map.of());
    Position ending = dames.game().notation().parsePosition("W:WK32,K31:BK1", english);
    List<List<CandidateMove>> answers = new ArrayList<>();
    try (Analyst other = new Analyst(dames, english, screen::add)) {
      Line start = Line.from(dames.game(), english, ending);
      other.find(Purpose.ANALYSIS, start, 3, LONG, answers::add);
      runScreenUntil(() -> !answers.isEmpty() && tellsLength(answers.getLast()));
    }
    assertThat(tellsLength(answers.getFirst())).isFalse();
  }

  private static boolean tellsLength(List<CandidateMove> moves) {
    int score = moves.getFirst().report().score();
    return Score.isDecided(score) || Score.pliesByTable(score) > 0;
  }

  @Test
  void servesTheMostUrgentRequestFirst() throws InterruptedException {
    find(Purpose.HINT, LONG);
    find(Purpose.ANALYSIS, Limits.depth(3));
    find(Purpose.REVIEW, Limits.depth(3));
    find(Purpose.BOARD_TREE, Limits.depth(3));
    analyst.cancel(Purpose.HINT);
    runScreenUntil(() -> answered.contains(Purpose.ANALYSIS));
    assertThat(answered.stream().filter(each -> each != Purpose.HINT).distinct())
        .containsExactly(Purpose.BOARD_TREE, Purpose.REVIEW, Purpose.ANALYSIS);
  }

  @Test
  void neverAnswersARequestThatWasReplacedOrCancelled() throws InterruptedException {
    List<String> answers = new ArrayList<>();
    analyst.find(Purpose.REVIEW, line, 1, Limits.depth(1), found -> answers.add("replaced"));
    analyst.find(Purpose.REVIEW, line, 1, Limits.depth(1), found -> answers.add("latest"));
    analyst.find(Purpose.HINT, line, 1, LONG, found -> answers.add("cancelled"));
    analyst.cancel(Purpose.HINT);
    runScreenUntil(() -> !answers.isEmpty());
    find(Purpose.ANALYSIS, Limits.depth(1));
    runScreenUntil(() -> !answered.isEmpty());
    assertThat(answers).containsExactly("latest");
  }
}
