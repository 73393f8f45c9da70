package quadrille.match;

import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.core.Text;
import quadrille.search.protocol.EngineFailure;

/** How a game ends whose player has no answer. */
final class Forfeit {
  private Forfeit() {}

  /**
   * The end of the game.
   *
   * @param side who should have answered
   * @param failure why it did not, as far as that is known
   */
  static Outcome outcome(Side side, Text name, @Nullable Throwable failure) {
    Throwable cause =
        failure instanceof CompletionException wrapped && wrapped.getCause() != null
            ? wrapped.getCause()
            : failure;
    if (cause instanceof EngineFailure engine) {
      return Outcome.win(side.other(), reason(engine), text(engine, name));
    }
    Text text = Text.of(Forfeit.class, "outcome.no-answer", name, String.valueOf(cause));
    return Outcome.win(side.other(), Outcome.NO_ANSWER, text);
  }

  private static String reason(EngineFailure failure) {
    return switch (failure.kind()) {
      case DIED -> Outcome.ENGINE_DIED;
      case TIME -> Outcome.TIME;
      case GARBAGE -> Outcome.GARBAGE;
      case PROTOCOL -> Outcome.WRONG_PROTOCOL;
      case ILLEGAL_MOVE -> Outcome.ILLEGAL_MOVE;
      case RESIGNED -> Outcome.RESIGNATION;
    };
  }

  private static Text text(EngineFailure failure, Text name) {
    return failure.kind() == EngineFailure.Kind.RESIGNED
        ? Text.of(Forfeit.class, "outcome.resignation", name)
        : Text.of(Forfeit.class, "outcome.engine", name, failure.text());
  }
}
