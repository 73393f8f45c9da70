package quadrille.app.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class GameSetupTest {
  @Test
  void aGameBetweenComputersKeepsItsClockAndTheNumberOfGames() {
    SeatChoice ada = new SeatChoice(false, "Ada", 3);
    GameSetup setup =
        new GameSetup(null, Map.of(), ada, ada, Starter.LOT, TimeControl.TOTAL_3M, 5, true);
    GameSetup watched = setup.betweenComputers();
    assertThat(watched.clock()).isEqualTo(TimeControl.TOTAL_3M);
    assertThat(watched.games()).isEqualTo(5);
    assertThat(watched.training()).isFalse();
    assertThat(watched.one().computer() && watched.two().computer()).isTrue();
  }
}
