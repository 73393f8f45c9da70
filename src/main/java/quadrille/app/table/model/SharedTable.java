package quadrille.app.table.model;

import java.util.Map;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Clock;
import quadrille.match.Match;
import quadrille.match.Player;
import quadrille.text.Text;

/**
 * One game at a table that is shared over the network, as its host or a guest sees it: who plays
 * elsewhere, and what becomes of the players' requests. For the screen's thread.
 */
public interface SharedTable {

  /** The seats that are played elsewhere, by side. */
  ObservableValue<Map<Side, RemoteSeat>> guests();

  /** What has to be known about the others at this moment, or null; shown in place of the turn. */
  ObservableValue<@Nullable Text> news();

  /** Whether the game has begun, as everybody is there who plays. */
  ObservableValue<Boolean> begun();

  /** Whether another game at this table can be asked for. */
  ObservableValue<Boolean> canPlayAgain();

  /** Whether this program opened the table, and so decides about the next game. */
  boolean isHost();

  /** Whether the host lets both players have hints and evaluations. */
  boolean isHelpAllowed();

  /** Whether evaluations help nobody, as computers play and their host tells what they think. */
  default boolean isCommented() {
    return false;
  }

  /** A player for a side that is played elsewhere. */
  Player player(Side side);

  /**
   * The match of this game; the caller starts it.
   *
   * @param start the position that the game begins with
   */
  Match newMatch(Line start, PerSide<Player> players, Clock.Rule clock);

  /** Resigns for a side at this screen. */
  default void resign(Match match, Side side) {
    match.resign(side);
  }

  default void offerDraw(Match match, Side side) {
    match.offerDraw(side);
  }

  /** Answers the other side's draw offer. */
  default void answerDraw(Match match, Side side, boolean accepted) {
    if (accepted) {
      match.acceptDraw(side);
    } else {
      match.declineDraw(side);
    }
  }

  /**
   * Starts another game at this table, or asks the host for it.
   *
   * @param exchanged whether the players exchange sides
   */
  void playAgain(boolean exchanged);
}
