package quadrille.app.table.analyst;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.search.MoveExplainer;
import quadrille.text.Text;

/**
 * Explains the moves that computers consider best, in the background and one for each side at a
 * time. If several more are requested meanwhile, only the latest is explained. For the screen's
 * thread.
 */
public final class MoveExplanations {
  private final MoveExplainer explainer;
  private final Executor screen;
  private final Map<Side, Request> latest = new EnumMap<>(Side.class);

  private record Request(CandidateMove move, Consumer<@Nullable Text> answer) {}

  /**
   * @param screen runs tasks later, in order, on the screen's thread
   */
  public MoveExplanations(MoveExplainer explainer, Executor screen) {
    this.explainer = explainer;
    this.screen = screen;
  }

  /**
   * Explains a move.
   *
   * @param answer given null where the game has no words for the move
   */
  public void explain(CandidateMove move, Consumer<@Nullable Text> answer) {
    Request request = new Request(move, answer);
    if (latest.put(move.side(), request) == null) {
      start(request);
    }
  }

  private void start(Request request) {
    Thread.ofVirtual()
        .name("explanation")
        .start(
            () -> {
              Text reason = null;
              try {
                reason = explainer.explain(request.move().line(), request.move().report());
              } finally {
                // Even after an error, or the moves of that side would wait for ever.
                Text found = reason;
                screen.execute(() -> finish(request, found));
              }
            });
  }

  private void finish(Request request, @Nullable Text reason) {
    request.answer().accept(reason);
    Side side = request.move().side();
    Request next = latest.get(side);
    if (next == null || next.equals(request)) {
      latest.remove(side);
    } else {
      start(next);
    }
  }
}
