package quadrille.games.hexxagon.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hexxagon.HexxagonCells;
import quadrille.games.hexxagon.HexxagonGame;
import quadrille.games.hexxagon.HexxagonMove;
import quadrille.games.hexxagon.HexxagonPosition;
import quadrille.search.Limits;
import quadrille.search.Score;
import quadrille.search.Search;
import quadrille.search.SearchReport;

class HexxagonKnowledgeTest {
  private final HexxagonGame game = new HexxagonGame();
  private final Settings settings = Rules.defaults(game);
  private final HexxagonKnowledge knowledge = new HexxagonKnowledge();

  @Test
  void rotatedBoardsHaveTheSameEvaluation() {
    Random random = new Random(5);
    for (int seed = 0; seed < 10; seed++) {
      Position position = game.start(settings);
      while (position.ending() == null) {
        HexxagonPosition turned = turned((HexxagonPosition) position);
        assertThat(knowledge.evaluate(turned)).isEqualTo(knowledge.evaluate(position));
        assertThat(turned.legalMoves().size()).isEqualTo(position.legalMoves().size());
        MoveList moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  @Test
  void clonesThatTurnTwoPiecesOrMoreAreNoisy() {
    Random random = new Random(6);
    HexxagonPosition position = game.start(settings);
    while (position.ending() == null) {
      MoveList noisy = new MoveList();
      knowledge.noisyMoves(position, noisy);
      MoveList moves = position.legalMoves();
      for (long move : moves.toArray()) {
        int turned = Long.bitCount(position.flips(HexxagonMove.to(move)));
        assertThat(noisy.contains(move)).isEqualTo(!HexxagonMove.isJump(move) && turned >= 2);
      }
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
  }

  @Test
  void morePiecesAreWorthMore() throws BadInputException {
    String even = "xxooo/....../......./....-.../...-...../....-.../......./....../..... x";
    String ahead = "xxxoo/....../......./....-.../...-...../....-.../......./....../..... x";
    assertThat(evaluate(ahead)).isGreaterThan(evaluate(even));
  }

  @Test
  void captureComesBeforeCloneAndCloneBeforeJump() throws BadInputException {
    Position position =
        read("x.o../....../......./....-.../...-...../....-.../......./....../..... x");
    int captureByClone = orderingScore(position, "f1");
    int captureByJump = orderingScore(position, "e1f2");
    int clone = orderingScore(position, "d2");
    int jump = orderingScore(position, "e1c3");
    assertThat(captureByClone).isGreaterThan(captureByJump);
    assertThat(captureByJump).isGreaterThan(clone);
    assertThat(clone).isGreaterThan(jump);
  }

  @Test
  void theSearchTakesTheLastPiecesAtOnce() throws BadInputException {
    SearchReport report =
        think("x.o../.xo.../......./....-.../...-...../....-.../......./....../....x x", 4);
    assertThat(report.score()).isEqualTo(Score.WIN - 1);
    assertThat(game.notation().format(game.start(settings), report.bestMove())).isEqualTo("f1");
  }

  @Test
  void theSearchBlocksItsOpponent() throws BadInputException {
    String almost = "xoo../ooo.../o.o..../....-.../...-...../....-.../......./....../..... o";
    SearchReport report = think(almost, 4);
    assertThat(report.score()).isEqualTo(Score.WIN - 1);
    Position after = read(almost).play(report.bestMove());
    assertThat(Objects.requireNonNull(after.ending()).reason()).isEqualTo("no-move");
  }

  private SearchReport think(String text, int depth) throws BadInputException {
    Search search = new Search(game, HexxagonKnowledge::new, 1, 1);
    return search.think(Line.from(game, settings, read(text)), Limits.depth(depth), each -> {});
  }

  private int orderingScore(Position position, String move) throws BadInputException {
    MoveList moves = new MoveList();
    moves.add(game.notation().parse(position, move));
    int[] scores = new int[1];
    knowledge.scoreMoves(position, moves, new int[knowledge.historySlots()], scores);
    return scores[0];
  }

  private int evaluate(String text) throws BadInputException {
    return knowledge.evaluate(read(text));
  }

  private Position read(String text) throws BadInputException {
    return game.notation().parsePosition(text, settings);
  }

  /** Rotates a position by 120°, which maps the holes onto each other. */
  private static HexxagonPosition turned(HexxagonPosition position) {
    return new HexxagonPosition(
        position.rules(),
        turned(position.pieces(Side.FIRST)),
        turned(position.pieces(Side.SECOND)),
        position.turn());
  }

  private static long turned(long cells) {
    long turned = 0;
    for (int cell = 0; cell < HexxagonCells.COUNT; cell++) {
      if ((cells >> cell & 1) != 0) {
        int x = HexxagonCells.x(cell) - 4;
        int y = HexxagonCells.y(cell) - 4;
        turned |= 1L << HexxagonCells.at(4 - x - y, 4 + x);
      }
    }
    return turned;
  }
}
