package quadrille.games.hex.search;

import java.util.HashMap;
import java.util.Map;
import quadrille.games.hex.connections.CellSet;

/** How the cells that something needs are tinted on the board. */
final class CarrierTints {
  /** How strongly they stand out. */
  static final double STRENGTH = 0.5;

  private CarrierTints() {}

  /** The cells of a set with their strength. */
  static Map<Integer, Double> of(CellSet cells) {
    Map<Integer, Double> tints = new HashMap<>();
    for (CellSet left = cells; !left.isEmpty(); left = left.withoutFirst()) {
      tints.put(left.first(), STRENGTH);
    }
    return tints;
  }
}
