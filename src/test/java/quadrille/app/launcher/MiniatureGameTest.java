package quadrille.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.core.Line;
import quadrille.games.GameModule;
import quadrille.games.Games;

class MiniatureGameTest {
  static List<GameModule> rooms() {
    return Games.ALL;
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void everyGameStartsInTheMiddle(GameModule module) {
    Line line = new MiniatureGame(module, 1).opening();
    assertThat(line.ply()).isEqualTo(MiniatureGame.OPENING_PLIES);
    assertThat(line.outcome()).isNull();
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void anotherGameFollowsAFinishedOne(GameModule module) {
    MiniatureGame game = new MiniatureGame(module, 1);
    Line line = game.opening();
    for (int i = 0; i < 1000 && line.outcome() == null; i++) {
      line = game.next();
    }
    assertThat(line.outcome()).isNotNull();
    assertThat(game.next().ply()).isZero();
  }
}
