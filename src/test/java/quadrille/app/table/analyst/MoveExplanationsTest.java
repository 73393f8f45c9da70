package quadrille.app.table.analyst;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import quadrille.app.table.model.TableFixtures;
import quadrille.core.Line;
import quadrille.search.MoveExplainer;
import quadrille.search.SearchReport;
import quadrille.text.Text;

class MoveExplanationsTest {
  private static final Text REASON = Text.of(MoveExplanationsTest.class, "reason");

  private final BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
  private final BlockingQueue<Optional<Text>> answers = new LinkedBlockingQueue<>();
  private boolean failing = true;

  private final class Explainer implements MoveExplainer {
    @Override
    public @Nullable Text explain(Line line, SearchReport report) {
      if (failing) {
        throw new IllegalStateException("a test");
      }
      return REASON;
    }
  }

  @Test
  void anErrorEndsTheExplanationOfOneMoveOnly() throws InterruptedException {
    MoveExplanations explanations = new MoveExplanations(new Explainer(), screen::add);
    assertThat(explain(explanations)).isEmpty();
    failing = false;
    assertThat(explain(explanations)).contains(REASON);
  }

  private Optional<Text> explain(MoveExplanations explanations) throws InterruptedException {
    Line start = TableFixtures.start("hex");
    SearchReport report = new SearchReport(1, 1, 0, false, 1, 1, 0, List.of(0L));
    explanations.explain(
        new CandidateMove(start, report), found -> answers.add(Optional.ofNullable(found)));
    Runnable task = screen.poll(10, TimeUnit.SECONDS);
    assertThat(task).as("an answer").isNotNull();
    task.run();
    return answers.remove();
  }
}
