package quadrille.records;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Clock;
import quadrille.match.Participant;

/**
 * A game about to be played.
 *
 * @param line the starting point; the moves that lead to it are stored too
 * @param preset the rule preset of its settings, or null
 * @param first who moves first
 * @param training whether takebacks are free, so that the game is not rated
 */
public record GameStart(
    Line line,
    @Nullable String preset,
    Participant first,
    Participant second,
    Clock.Rule clock,
    Origin origin,
    boolean training) {

  Clock startClock() {
    return origin.startClock(clock);
  }

  Participant participant(Side side) {
    return side.choose(first, second);
  }

  /** The same with other players. */
  GameStart withPlayers(Function<Side, Participant> players) {
    return new GameStart(
        line,
        preset,
        players.apply(Side.FIRST),
        players.apply(Side.SECOND),
        clock,
        origin,
        training);
  }
}
