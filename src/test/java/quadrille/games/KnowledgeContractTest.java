package quadrille.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.core.Ending;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Side;
import quadrille.search.Knowledge;
import quadrille.search.Score;

/** What the search may rely on in whatever a game tells it. */
class KnowledgeContractTest {
  private static final int GAMES = 4;

  /** Of each game this many positions are looked at, evenly spread. */
  private static final int POSITIONS_PER_GAME = 25;

  private static final int MAX_ORDERING_SCORE = 1_000_000;

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void evaluationsStayWithinTheirBounds(GameVariant table) {
    Knowledge knowledge = table.knowledge();
    for (Position position : unfinishedPositions(table)) {
      assertThat(Math.abs(knowledge.evaluate(position)))
          .as("%s", position)
          .isLessThanOrEqualTo(Score.MAX_EVALUATION);
    }
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void answersDoNotDependOnEarlierCalls(GameVariant table) {
    Knowledge used = table.knowledge();
    List<Position> positions = unfinishedPositions(table);
    int[] first = positions.stream().mapToInt(used::evaluate).toArray();
    Knowledge fresh = table.knowledge();
    for (int i = positions.size() - 1; i >= 0; i--) {
      assertThat(fresh.evaluate(positions.get(i))).isEqualTo(first[i]);
      assertThat(moves(fresh, positions.get(i))).isEqualTo(moves(used, positions.get(i)));
    }
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void theMovesWorthSearchingAreLegalAndNotNone(GameVariant table) {
    Knowledge knowledge = table.knowledge();
    for (Position position : unfinishedPositions(table)) {
      assertThat(moves(knowledge, position))
          .isNotEmpty()
          .doesNotHaveDuplicates()
          .isSubsetOf(legal(position));
    }
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void noisyMovesAreLegalAndIrreversible(GameVariant table) {
    Knowledge knowledge = table.knowledge();
    for (Position position : unfinishedPositions(table)) {
      MoveList noisy = new MoveList();
      knowledge.noisyMoves(position, noisy);
      assertThat(noisy.stream().boxed().toList())
          .doesNotHaveDuplicates()
          .isSubsetOf(legal(position))
          .noneMatch(move -> table.game().isReversible(position, move));
    }
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void everyMoveHasAHistorySlotAndAnOrderingScore(GameVariant table) {
    Knowledge knowledge = table.knowledge();
    for (Position position : unfinishedPositions(table)) {
      MoveList moves = position.legalMoves();
      int[] history = new int[knowledge.historySlots()];
      int[] plain = scores(knowledge, position, history);
      Arrays.setAll(history, slot -> slot - 1000);
      int[] learned = scores(knowledge, position, history);
      for (int i = 0; i < moves.size(); i++) {
        int slot = knowledge.historySlot(position, moves.get(i));
        assertThat(slot).isBetween(0, history.length - 1);
        assertThat(plain[i]).isBetween(-MAX_ORDERING_SCORE, MAX_ORDERING_SCORE);
        assertThat(learned[i]).isEqualTo(plain[i] + history[slot]);
      }
    }
  }

  private static int[] scores(Knowledge knowledge, Position position, int[] history) {
    int[] scores = new int[position.legalMoves().size()];
    knowledge.scoreMoves(position, position.legalMoves(), history, scores);
    return scores;
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void probedValuesAreScores(GameVariant table) {
    Knowledge knowledge = table.knowledge();
    for (Position position : unfinishedPositions(table)) {
      int value = knowledge.probe(position, position, 3);
      if (value != Knowledge.UNKNOWN) {
        assertThat(Math.abs(value)).as("%s", position).isLessThanOrEqualTo(Score.WIN - 3);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void aFinishedGameIsWorthMoreToItsWinner(GameVariant table) {
    Knowledge knowledge = table.knowledge();
    for (int seed = 0; seed < GAMES; seed++) {
      Position end = game(table, seed).getLast();
      Ending ending = end.ending();
      if (ending == null) {
        continue;
      }
      int value = knowledge.terminalScore(end, ending, 5);
      Side winner = ending.winner();
      int expected = winner == null ? 0 : winner == end.turn() ? 1 : -1;
      assertThat(Integer.signum(value)).as("%s", end).isEqualTo(expected);
      assertThat(Math.abs(value)).isLessThanOrEqualTo(Score.WIN - 5);
    }
  }

  private static List<Long> moves(Knowledge knowledge, Position position) {
    MoveList moves = new MoveList();
    knowledge.moves(position, moves);
    return moves.stream().boxed().toList();
  }

  private static List<Long> legal(Position position) {
    return position.legalMoves().stream().boxed().toList();
  }

  /** Positions that are not over, from random games. */
  private static List<Position> unfinishedPositions(GameVariant table) {
    List<Position> positions = new ArrayList<>();
    for (int seed = 0; seed < GAMES; seed++) {
      List<Position> game = game(table, seed);
      int step = 1 + game.size() / POSITIONS_PER_GAME;
      for (int i = seed % step; i < game.size(); i += step) {
        if (game.get(i).ending() == null) {
          positions.add(game.get(i));
        }
      }
    }
    return positions;
  }

  /** The positions of a random game, from its start to its end or to a bound. */
  private static List<Position> game(GameVariant table, int seed) {
    Random random = new Random(seed);
    List<Position> game = new ArrayList<>();
    game.add(table.game().start(table.settings()));
    while (game.getLast().ending() == null && game.size() < 500) {
      MoveList moves = game.getLast().legalMoves();
      game.add(game.getLast().play(moves.get(random.nextInt(moves.size()))));
    }
    return game;
  }
}
