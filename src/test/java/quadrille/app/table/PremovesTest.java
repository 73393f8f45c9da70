package quadrille.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quadrille.app.table.model.TableFixtures;
import quadrille.core.BadInputException;
import quadrille.core.Position;
import quadrille.games.dames.DamesGame;

class PremovesTest {
  private static Position after(String moves, String game, String... options) {
    try {
      return TableFixtures.start(game, options).play(moves).position();
    } catch (BadInputException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Test
  void aRecaptureCanBeEnteredBeforeTheCapture() throws BadInputException {
    Position before = after("32-28 19-23", "dames");
    Position captured = after("32-28 19-23 28x19", "dames");
    long recapture = new DamesGame().notation().parse(captured, "14x23");
    assertThat(Premoves.of(before)).containsKey(recapture);
  }

  @Test
  void everyFreeEdgeCanBeEntered() {
    Position start = after("a1h", "dots", "rows", "2", "columns", "2");
    assertThat(Premoves.of(start)).hasSize(11);
  }
}
