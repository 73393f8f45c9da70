package quadrille.games.dames.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.Games;
import quadrille.games.dames.DamesPosition;

class DamesIllegalMoveReasonTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          english | W:W30:B25,17,26,18 | 30 | 14 | To get to 14, pick the squares of the capture one after the other.
          english | W:W30:B25 | 30 | 26 | 26 is not allowed: a capture must be made.
          international | W:W48,50:B42,32,43,33 | 48 | 28 | To get to 28, pick the squares of the capture one after the other.
          international | W:W48,50:B42,32,43,33 | 48 | 48 | To get to 48, pick the squares of the capture one after the other.
          international | W:W48,50:B42,32,43,33 | 48 | 27 | The man cannot go to 27.
          international | W:W48,50:B42,32,43,33 | | 50 | This man may not move: a capture must be made.
          """)
  void aRefusedClickIsExplained(String rules, String start, Integer from, int to, String why)
      throws Exception {
    Game game = Games.get("dames").game();
    Line line = Line.start(game, Rules.parse(game, "rules=" + rules), start);
    List<Integer> picked = from == null ? List.of() : List.of(from);
    assertThat(DamesIllegalMoveReason.of((DamesPosition) line.position(), picked, to))
        .hasToString(why);
  }
}
