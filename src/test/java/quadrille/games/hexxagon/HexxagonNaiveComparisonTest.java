package quadrille.games.hexxagon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.Ending;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;

/** Compares the bitboards with a slow second implementation, for all options. */
class HexxagonNaiveComparisonTest {
  private final HexxagonGame game = new HexxagonGame();

  @ParameterizedTest
  @CsvSource({"classic, fill", "classic, pass", "none, fill", "none, pass"})
  void randomGamesAgreeMoveByMove(String holes, String blocked) throws BadInputException {
    Random random = new Random(7);
    Settings settings = settings(holes, blocked);
    for (int i = 0; i < 4; i++) {
      Position position = game.start(settings);
      for (int ply = 0; ply < 150 && position.ending() == null; ply++) {
        check(position, blocked);
        long[] moves = position.legalMoves().toArray();
        position = position.play(moves[random.nextInt(moves.length)]);
      }
      check(position, blocked);
    }
  }

  @ParameterizedTest
  @CsvSource({"classic, fill", "classic, pass", "none, fill", "none, pass"})
  void randomBoardsAgree(String holes, String blocked) throws BadInputException {
    Random random = new Random(11);
    Settings settings = settings(holes, blocked);
    String start = game.notation().format(game.start(settings));
    for (int i = 0; i < 200; i++) {
      String text = filled(start, random);
      check(game.notation().parsePosition(text, settings), blocked);
    }
  }

  private Settings settings(String holes, String blocked) throws BadInputException {
    return Rules.settings(game, null, Map.of("holes", holes, "blocked", blocked));
  }

  /** Fills a random share of the empty cells of a position with random pieces. */
  private static String filled(String start, Random random) {
    int empty = random.nextInt(8);
    int red = random.nextInt(9);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < start.length(); i++) {
      char symbol = start.charAt(i);
      boolean fills = symbol == '.' && random.nextInt(8) >= empty;
      char piece = random.nextInt(8) < red ? 'x' : 'o';
      text.append(fills || symbol == 'x' || symbol == 'o' ? piece : symbol);
    }
    text.setCharAt(text.length() - 1, random.nextBoolean() ? 'x' : 'o');
    return text.toString();
  }

  private void check(Position position, String blocked) {
    String text = game.notation().format(position);
    NaiveHexxagon naive = NaiveHexxagon.read(text, blocked.equals("pass"));
    assertThat(naive.toString()).isEqualTo(text);
    Map<String, String> expected = new TreeMap<>();
    naive.moves().forEach(move -> expected.put(move, naive.play(move).toString()));
    assertThat(successors(position)).as(text).isEqualTo(expected);
    checkOutcome(position, naive, text);
  }

  private Map<String, String> successors(Position position) {
    Map<String, String> successors = new TreeMap<>();
    position.legalMoves().stream()
        .forEach(
            move -> {
              String text = game.notation().format(position, move);
              String after = game.notation().format(position.play(move));
              assertThat(successors.put(text, after)).as("listed twice: " + text).isNull();
            });
    return successors;
  }

  private static void checkOutcome(Position position, NaiveHexxagon naive, String text) {
    Ending ending = position.ending();
    assertThat(ending != null).as(text).isEqualTo(naive.isOver());
    if (ending != null) {
      HexxagonPosition board = (HexxagonPosition) position;
      int margin = board.score(Side.FIRST) - board.score(Side.SECOND);
      assertThat(margin).as(text).isEqualTo(naive.margin());
      Side winner = margin > 0 ? Side.FIRST : Side.SECOND;
      assertThat(ending.winner()).as(text).isEqualTo(margin == 0 ? null : winner);
    }
  }
}
