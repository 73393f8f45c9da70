package quadrille.games.hex.network;

import java.util.HashMap;
import java.util.Map;

/** Judges by a network, on boards of any size. */
public final class NetworkJudge implements InputJudge {
  private final HexNetwork network;
  private final Map<NetworkGrid, NetworkPass> passes = new HashMap<>();

  public NetworkJudge(HexNetwork network) {
    this.network = network;
  }

  @Override
  public double judge(NetworkInput input, double[] logits) {
    NetworkGrid grid = new NetworkGrid(input.rows(), input.columns());
    NetworkPass pass = passes.computeIfAbsent(grid, each -> new NetworkPass(network, each));
    pass.run(input);
    for (int cell = 0; cell < logits.length; cell++) {
      logits[cell] = pass.logit(cell / input.columns(), cell % input.columns());
    }
    return pass.value();
  }
}
