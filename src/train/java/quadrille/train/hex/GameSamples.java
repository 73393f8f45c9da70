package quadrille.train.hex;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.Side;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.network.NetworkInput;
import quadrille.games.hex.search.NetworkPolicy;

/** The samples of a game that goes on: their results are told when its winner is known. */
final class GameSamples {
  private final NetworkPolicy policy;
  private final List<Sample> samples = new ArrayList<>();
  private final List<Side> turns = new ArrayList<>();

  GameSamples(NetworkPolicy policy) {
    this.policy = policy;
  }

  /**
   * Adds a position, unless its winner is known.
   *
   * @param moves those that are not refuted
   * @param shares how good each of the moves is thought to be
   * @param value the expected result, −1 … 1, for the side to move
   */
  void add(HexPosition position, long[] moves, float[] shares, float value) {
    NetworkInput input = policy.input(position);
    if (input == null) {
      return;
    }
    float[] byCell = new float[position.board().cells()];
    for (int i = 0; i < moves.length; i++) {
      byCell[policy.mirrored(position, (int) moves[i])] = shares[i];
    }
    samples.add(new Sample(input, byCell, value, 0));
    turns.add(position.turn());
  }

  /**
   * Returns the samples with the result of the game.
   *
   * @param last a position whose winner is known
   * @param plies above 0 if its side to move wins, below 0 if that side loses
   */
  List<Sample> decidedBy(HexPosition last, int plies) {
    Side winner = plies > 0 ? last.turn() : last.turn().other();
    List<Sample> decided = new ArrayList<>();
    for (int i = 0; i < samples.size(); i++) {
      decided.add(samples.get(i).withResult(turns.get(i) == winner ? 1 : -1));
    }
    return decided;
  }
}
