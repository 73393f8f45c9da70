package quadrille.train.hex;

import quadrille.games.hex.network.InputJudge;
import quadrille.games.hex.network.NetworkInput;

/** Judges by the currents alone, for the first games, when no network has learned anything. */
final class CircuitJudge implements InputJudge {
  private static final double SHARPNESS = 4;

  @Override
  public double judge(NetworkInput input, double[] logits) {
    double most = 1e-6;
    for (int cell = 0; cell < logits.length; cell++) {
      logits[cell] = input.current()[cell] + input.otherCurrent()[cell];
      most = Math.max(most, logits[cell]);
    }
    for (int cell = 0; cell < logits.length; cell++) {
      logits[cell] *= SHARPNESS / most;
    }
    return Math.tanh(0.5 * input.advantage());
  }
}
