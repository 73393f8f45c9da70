package quadrille.games.dames.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Settings;
import quadrille.games.dames.DamesFixture;
import quadrille.games.dames.DamesPosition;
import quadrille.search.classic.Opponent;
import quadrille.search.classic.OpponentKind;

class DamesOpponentsTest {

  private static Opponent opponent(String id, int grade, Settings settings) {
    OpponentKind kind = Objects.requireNonNull(OpponentKind.find(DamesOpponents.ALL, id));
    return kind.factory().apply(settings, grade);
  }

  /** Collects the answers of an opponent in forty tries. */
  private static Set<String> answers(String id, int grade, String rules, String fen)
      throws BadInputException {
    Line line = DamesFixture.line(rules, fen);
    Set<String> answers = new TreeSet<>();
    Random random = new Random(6);
    for (int i = 0; i < 40; i++) {
      long move = opponent(id, grade, line.settings()).choose(line, random, () -> false);
      answers.add(DamesFixture.GAME.notation().format(line.position(), move));
    }
    return answers;
  }

  @ParameterizedTest
  @ValueSource(strings = {"FORCED", "OPTIONAL"})
  void greedyCapturesTheMostPieces(String capture) throws BadInputException {
    String rules = "international capture=" + capture;
    String fen = "W:W32,33:B28,29,19";
    assertThat(DamesFixture.moves(rules, fen)).contains("33x22");
    assertThat(answers("greedy", 0, rules, fen)).containsExactly("32x14", "32x34", "33x13");
  }

  /** Counted by hand: 5 for a man, 20 for a king, 1 for a piece shielded on both diagonals. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W:W31-50:B1-19 | 6",
        "W:W37:B1       | -1",
        "W:WK37:B5      | 14",
        "B:WK37:B5      | -14",
        "W:W36,46:B28   | 7",
      })
  void insaCountsMenKingsAndSafePieces(String fen, int worth) throws Exception {
    DamesPosition position = DamesFixture.position("international", fen);
    InsaOpponent insa = new InsaOpponent(DamesFixture.settings("international"), 1);
    assertThat(insa.heuristic(position)).isEqualTo(worth);
  }

  @ParameterizedTest
  @CsvSource({
    "international, 3",
    "russian, 3",
    "english, 4",
    "casual capture=OPTIONAL size=6, 4",
    "canadian, 2",
    "brazilian, 1"
  })
  void insaPlaysLikeMinimax(String rules, int depth) throws BadInputException {
    Settings settings = DamesFixture.settings(rules);
    Random random = new Random(depth);
    for (int game = 0; game < 4; game++) {
      Line line = Line.start(DamesFixture.GAME, settings);
      for (int ply = 0; ply < 60 && line.outcome() == null; ply++) {
        if (ply % 12 == 9) {
          assertChoosesTheBest(line, depth, random);
        }
        MoveList moves = line.position().legalMoves();
        line = line.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  private static void assertChoosesTheBest(Line line, int depth, Random random) {
    InsaOpponent insa = new InsaOpponent(line.settings(), depth);
    DamesPosition root = (DamesPosition) line.position();
    long move = insa.choose(line, random, () -> false);
    int best =
        root.legalMoves().stream()
            .mapToInt(each -> -minimax(insa, root.play(each), depth - 1))
            .max()
            .orElseThrow();
    assertThat(-minimax(insa, root.play(move), depth - 1)).as("%s", line).isEqualTo(best);
  }

  /** A loss is worse the sooner it comes. */
  private static int minimax(InsaOpponent insa, DamesPosition position, int depth) {
    if (position.ending() != null) {
      return -1_000_000 - depth;
    }
    if (depth == 0) {
      return insa.heuristic(position);
    }
    return position.legalMoves().stream()
        .mapToInt(move -> -minimax(insa, position.play(move), depth - 1))
        .max()
        .orElseThrow();
  }

  /** The man on 28 can only be lost, but to move the other one gives up the shelter of the rim. */
  @Test
  void insaMissesWhatIsBeyondItsDepth() throws BadInputException {
    String fen = "W:W28,48:B17,19";
    assertThat(answers("insa", 1, "international", fen)).containsExactly("28-22", "28-23");
    assertThat(answers("insa", 2, "international", fen)).containsExactly("48-42", "48-43");
  }
}
