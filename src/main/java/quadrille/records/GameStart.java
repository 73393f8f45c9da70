package quadrille.records;

import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Clock;
import quadrille.match.Participant;

/**
 * A game that is about to be played.
 *
 * @param line where it starts; the moves that lead there are kept as well
 * @param preset the rules that its settings started from, or null
 * @param first who has the first move
 * @param training whether moves may be tried again, so that the result counts for little
 */
public record GameStart(
    Line line,
    @Nullable String preset,
    Participant first,
    Participant second,
    Clock.Rule clock,
    Origin origin,
    boolean training) {

  Participant participant(Side side) {
    return side.choose(first, second);
  }
}
