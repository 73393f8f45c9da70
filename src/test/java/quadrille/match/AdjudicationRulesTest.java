package quadrille.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.search.classic.OpponentKind;

class AdjudicationRulesTest {
  private static final int PER_UNIT = Games.get("hex").game().pointsPerUnit();
  private static final AdjudicationRules THREE_FOR_TWO =
      new AdjudicationRules(new AdjudicationRules.ByScore(3, 2), AdjudicationRules.UNLIMITED);

  private final Line hex =
      Line.start(Games.get("hex").game(), Rules.defaults(Games.get("hex").game()));

  /** Scores of both sides in turn, each from the mover's view, in units. */
  private static List<GameRecord.Move> moves(@Nullable Integer... scores) {
    List<GameRecord.Move> moves = new ArrayList<>();
    for (Integer score : scores) {
      Side side = Side.values()[moves.size() % 2];
      Integer points = score == null ? null : score * PER_UNIT;
      moves.add(new GameRecord.Move(moves.size() + 1, side, "a1", 1, 1, points));
    }
    return moves;
  }

  @Test
  void bothScoresMustAgreeForLongEnough() {
    Outcome outcome =
        Objects.requireNonNull(THREE_FOR_TWO.adjudicate(hex, moves(0, 0, 3, -3, 4, -5)));

    assertThat(outcome.winner()).isEqualTo(Side.FIRST);
    assertThat(outcome.reason()).isEqualTo(AdjudicationRules.SCORE);
    assertThat(outcome.text().toString()).contains("ahead by 3.00 or more for 2 moves");
  }

  @Test
  void theSecondSideCanWinByScore() {
    Outcome outcome =
        Objects.requireNonNull(THREE_FOR_TWO.adjudicate(hex, moves(-3, 3, -3, 3, -3)));

    assertThat(outcome.winner()).isEqualTo(Side.SECOND);
  }

  @Test
  void oneDissentingScoreKeepsTheGameGoing() {
    assertThat(THREE_FOR_TWO.adjudicate(hex, moves(3, -3, 3))).isNull();
    assertThat(THREE_FOR_TWO.adjudicate(hex, moves(3, -3, 3, -2))).isNull();
    assertThat(THREE_FOR_TWO.adjudicate(hex, moves(3, 3, 3, 3))).isNull();
    assertThat(THREE_FOR_TWO.adjudicate(hex, moves(3, -3, null, -3))).isNull();
    assertThat(THREE_FOR_TWO.adjudicate(hex, moves())).isNull();
  }

  @Test
  void aGameIsADrawAfterTheMostPlies() {
    AdjudicationRules two = new AdjudicationRules(null, 2);
    Line one = hex.play(hex.position().legalMoves().get(0));
    Line after = one.play(one.position().legalMoves().get(0));

    assertThat(two.adjudicate(one, moves(9))).isNull();
    Outcome outcome = Objects.requireNonNull(two.adjudicate(after, moves(9, -9)));
    assertThat(outcome.winner()).isNull();
    assertThat(outcome.reason()).isEqualTo(AdjudicationRules.LENGTH);
  }

  private static Player player(String name, long seed) {
    return new BotPlayer(name, OpponentKind.RANDOM.factory().apply(Settings.NONE, 0), 0, seed);
  }

  @Test
  void theRefereeEndsTheGameAfterTheDecidingMove() throws Exception {
    try (Match match =
        new Match(
            hex,
            player("one", 1),
            player("other", 2),
            new Clock.Rule.None(),
            new AdjudicationRules(null, 5))) {
      match.start();

      assertThat(Objects.requireNonNull(match.await()).reason())
          .isEqualTo(AdjudicationRules.LENGTH);
      assertThat(match.record().moves()).hasSize(5);
    }
  }
}
