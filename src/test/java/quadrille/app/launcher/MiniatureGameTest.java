package quadrille.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.core.Line;
import quadrille.games.Games;
import quadrille.games.Room;

class MiniatureGameTest {
  static List<Room> rooms() {
    return Games.ALL;
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void everyGameIsFirstSeenInItsMiddle(Room room) {
    Line line = new MiniatureGame(room, 1).opening();
    assertThat(line.ply()).isEqualTo(MiniatureGame.OPENING);
    assertThat(line.outcome()).isNull();
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void aFinishedGameIsFollowedByAnother(Room room) {
    MiniatureGame game = new MiniatureGame(room, 1);
    Line line = game.opening();
    for (int i = 0; i < 1000 && line.outcome() == null; i++) {
      line = game.next();
    }
    assertThat(line.outcome()).isNotNull();
    assertThat(game.next().ply()).isZero();
  }
}
