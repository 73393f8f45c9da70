package quadrille.match;

import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.search.protocol.EngineException;
import quadrille.text.Text;

/** How games end that do not end by the rules on the board. */
final class RefereeOutcomes {
  private RefereeOutcomes() {}

  static Outcome resignation(Line line, Side side) {
    return loss(line, side, Outcome.RESIGNATION, "outcome.resignation");
  }

  static Outcome agreement() {
    return Outcome.draw(Outcome.AGREEMENT, Text.of(RefereeOutcomes.class, "outcome.agreement"));
  }

  /** The side to move has run out of time. */
  static Outcome timeForfeit(Line line) {
    return loss(line, line.position().turn(), Outcome.TIME, "outcome.time");
  }

  /** The side to move has answered with a move that is not legal. */
  static Outcome illegalMove(Line line) {
    return loss(line, line.position().turn(), Outcome.ILLEGAL_MOVE, "outcome.illegal-move");
  }

  private static Outcome loss(Line line, Side side, String reason, String key) {
    return Outcome.win(side.other(), reason, Text.of(RefereeOutcomes.class, key, name(line, side)));
  }

  private static Text name(Line line, Side side) {
    return line.game().sideName(side, line.settings());
  }

  /**
   * The side to move has no answer.
   *
   * @param failure why, as far as that is known
   */
  static Outcome playerFailed(Line line, @Nullable Throwable failure) {
    Side side = line.position().turn();
    Text name = name(line, side);
    Throwable cause =
        failure instanceof CompletionException wrapped && wrapped.getCause() != null
            ? wrapped.getCause()
            : failure;
    if (cause instanceof EngineException engine) {
      return Outcome.win(side.other(), reason(engine), text(engine, name));
    }
    Text text = Text.of(RefereeOutcomes.class, "outcome.no-answer", name, String.valueOf(cause));
    return Outcome.win(side.other(), Outcome.NO_ANSWER, text);
  }

  private static String reason(EngineException failure) {
    return switch (failure.kind()) {
      case DIED -> Outcome.ENGINE_DIED;
      case TIME -> Outcome.TIME;
      case GARBAGE -> Outcome.GARBAGE;
      case PROTOCOL -> Outcome.WRONG_PROTOCOL;
      case ILLEGAL_MOVE -> Outcome.ILLEGAL_MOVE;
      case RESIGNED -> Outcome.RESIGNATION;
    };
  }

  private static Text text(EngineException failure, Text name) {
    return failure.kind() == EngineException.Kind.RESIGNED
        ? Text.of(RefereeOutcomes.class, "outcome.resignation", name)
        : Text.of(RefereeOutcomes.class, "outcome.engine", name, failure.text());
  }
}
