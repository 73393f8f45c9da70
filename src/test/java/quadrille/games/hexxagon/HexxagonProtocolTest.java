package quadrille.games.hexxagon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;

class HexxagonProtocolTest {
  private static final HexxagonGame GAME = new HexxagonGame();
  private static final HexxagonProtocol UAI = new HexxagonProtocol(GAME);

  @Test
  void theStartMatchesTheDocumentation() {
    assertThat(UAI.format(GAME.start(Rules.defaults(GAME))))
        .isEqualTo("x3o/6/7/4-3/o2-4x/4-3/7/6/x3o x 0 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-", "holes=none", "blocked=pass"})
  void positionsAreReadBack(String rules) throws BadInputException {
    Settings settings = Rules.parse(GAME, rules);
    Random random = new Random(4);
    Position position = GAME.start(settings);
    for (int ply = 0; ply < 150 && position.ending() == null; ply++) {
      assertThat(UAI.parse(UAI.format(position), settings)).isEqualTo(position);
      MoveList moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "9/9 x", "x3o/6/7/8/9/8/7/6/x3o z 0 1"})
  void invalidPositionsAreRejected(String text) {
    assertThatThrownBy(() -> UAI.parse(text, Rules.defaults(GAME)))
        .isInstanceOf(BadInputException.class);
  }
}
