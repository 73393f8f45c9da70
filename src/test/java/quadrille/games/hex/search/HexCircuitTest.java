package quadrille.games.hex.search;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.games.hex.HexFixture.position;
import static quadrille.games.hex.HexFixture.settings;
import static quadrille.games.hex.HexFixture.size;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hex.HexPosition;

class HexCircuitTest {
  private static final Offset<Double> CLOSE = Offset.offset(1e-6);

  private static HexCircuit circuit(HexPosition position, Side side) {
    return new HexCircuit(HexLinks.withBridges(position.board()), side);
  }

  @Test
  void resistancesInSeriesAddUp() throws BadInputException {
    Settings line = settings("rows", "3", "columns", "2", "tiling", "square");
    HexPosition position = position(".o/.o/.o x", line);
    HexCircuit circuit = circuit(position, Side.FIRST);
    assertThat(circuit.conductance(position::stone)).isCloseTo(1 / (1.0 + 2 + 2 + 1), CLOSE);
    assertThat(circuit.flow(2)).isCloseTo(1, CLOSE);
    assertThat(circuit.flow(3)).isCloseTo(0, CLOSE);
  }

  @Test
  void aSideThatIsCutOffHasNoConductance() throws BadInputException {
    Settings square = settings("size", "2", "tiling", "square");
    HexPosition position = position("xo/ox x", square);
    assertThat(circuit(position, Side.FIRST).conductance(position::stone)).isCloseTo(0, CLOSE);
    assertThat(circuit(position, Side.SECOND).conductance(position::stone)).isCloseTo(0, CLOSE);
  }

  @Test
  void theEmptyBoardIsEqualForBothSides() throws BadInputException {
    HexPosition position = position("..../..../..../.... x", size(4));
    double first = circuit(position, Side.FIRST).conductance(position::stone);
    assertThat(first).isPositive();
    assertThat(circuit(position, Side.SECOND).conductance(position::stone)).isCloseTo(first, CLOSE);
  }

  @Test
  void aStoneHelpsItsOwnerAndHindersTheOpponent() throws BadInputException {
    HexPosition empty = position("..../..../..../.... x", size(4));
    HexPosition stone = position("..../..x./..../.... o", size(4));
    HexCircuit first = circuit(empty, Side.FIRST);
    HexCircuit second = circuit(empty, Side.SECOND);
    assertThat(first.conductance(stone::stone)).isGreaterThan(first.conductance(empty::stone));
    assertThat(second.conductance(stone::stone)).isLessThan(second.conductance(empty::stone));
  }

  @Test
  void aBridgeConductsUntilItIsBroken() throws BadInputException {
    HexPosition whole = position("..x./..../.x../.... x", size(4));
    HexPosition broken = position("..x./.o../.x../.... x", size(4));
    HexCircuit circuit = circuit(whole, Side.FIRST);
    assertThat(circuit.conductance(whole::stone))
        .isGreaterThan(1.5 * circuit.conductance(broken::stone));
  }
}
