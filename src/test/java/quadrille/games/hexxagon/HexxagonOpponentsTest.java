package quadrille.games.hexxagon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.search.classic.Opponent;
import quadrille.search.classic.OpponentKind;

class HexxagonOpponentsTest {
  private static final HexxagonGame GAME = new HexxagonGame();

  private final Settings settings = Rules.defaults(GAME);
  private final Opponent greedy =
      Objects.requireNonNull(OpponentKind.find(HexxagonModule.MODULE.opponents(), "greedy"))
          .factory()
          .apply(settings, 0);

  private static int enemies(Position position, HexxagonPosition before) {
    HexxagonPosition after = (HexxagonPosition) position;
    return Long.bitCount(after.turn() == before.turn() ? after.other() : after.own());
  }

  @Test
  void greedyLeavesTheOpponentTheFewestPieces() {
    Random random = new Random(3);
    for (int game = 0; game < 20; game++) {
      Line line = Line.start(GAME, settings);
      while (line.outcome() == null) {
        HexxagonPosition position = (HexxagonPosition) line.position();
        long move = greedy.choose(line, random, () -> false);
        int fewest =
            position.legalMoves().stream()
                .mapToInt(each -> enemies(position.play(each), position))
                .min()
                .orElseThrow();
        assertThat(enemies(position.play(move), position)).as("%s", line).isEqualTo(fewest);
        MoveList moves = position.legalMoves();
        line = line.play(random.nextBoolean() ? move : moves.get(random.nextInt(moves.size())));
      }
    }
  }

  /** Both f1 and the jump to f2 convert one piece, so the choice between them is random. */
  @Test
  void greedyDoesNotPreferAClone() throws BadInputException {
    Position position =
        GAME.notation()
            .parsePosition(
                "x.o../....../......./....-.../...-...../....-.../......./....../..... x",
                settings);
    Set<String> answers = new TreeSet<>();
    Random random = new Random(6);
    for (int i = 0; i < 40; i++) {
      long move = greedy.choose(Line.from(GAME, settings, position), random, () -> false);
      answers.add(GAME.notation().format(position, move));
    }
    assertThat(answers).containsExactly("e1f2", "f1");
  }
}
