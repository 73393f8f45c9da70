package quadrille.games.hex.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class BandedSystemTest {

  @Test
  void theSolutionSatisfiesEveryEquation() {
    Random random = new Random(1);
    BandedSystem system = new BandedSystem(30, 5);
    for (int size : new int[] {30, 7, 29, 28, 1, 30}) {
      check(system, size, random);
    }
  }

  private static void check(BandedSystem system, int size, Random random) {
    system.reset(size, 1e-9);
    double[][] conductances = new double[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = i + 1; j <= Math.min(size - 1, i + 5); j++) {
        double conductance = random.nextInt(3);
        conductances[i][j] = conductance;
        conductances[j][i] = conductance;
        system.addConductor(i, j, conductance);
      }
    }
    system.addFixedConductor(0, 2, 1);
    system.addFixedConductor(size - 1, 3, 0);
    double[] potentials = new double[size];
    system.solve(potentials);
    for (int i = 0; i < size; i++) {
      double current = i == 0 ? 2 * (1 - potentials[0]) : 0;
      current -= i == size - 1 ? 3 * potentials[i] : 0;
      for (int j = 0; j < size; j++) {
        current += conductances[i][j] * (potentials[j] - potentials[i]);
      }
      assertThat(current).isCloseTo(0, Offset.offset(1e-6));
    }
  }
}
