package quadrille.match.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.search.Limits;
import quadrille.search.Score;
import quadrille.search.Search;
import quadrille.search.SearchReport;

class ReviewerTest {
  private static final GameModule DAMES = Games.get("dames");

  private static Line line(String moves) throws BadInputException {
    return Line.start(DAMES.game(), Rules.settings(DAMES.game(), null, Map.of())).play(moves);
  }

  private static GameReview review(Line line, IntConsumer progress) {
    Search search = new Search(DAMES.game(), () -> DAMES.knowledge().apply(line.settings()), 1, 1);
    Reviewer reviewer = new Reviewer(line, DAMES.knowledge().apply(line.settings()));
    for (Line next = reviewer.next(); next != null; next = reviewer.next()) {
      SearchReport report = search.think(next, Limits.depth(5), soFar -> {});
      reviewer.accept(report, DAMES.explainer().explain(next, report));
      progress.accept(reviewer.done());
    }
    return reviewer.review();
  }

  @Test
  void findsTheManGivenAway() throws BadInputException {
    Line line = line("32-28 17-22 28x17 11x22 34-29 22-28 33x22 18x27 31x22");
    GameReview review = review(line, done -> {});
    assertThat(review.moves())
        .extracting(MoveReview::ply)
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
    assertThat(review.worstMoves()).isNotEmpty();
    assertThat(review.worstMoves().getFirst().ply()).isEqualTo(6);
    assertThat(review.worstMoves().getFirst().bestLine())
        .doesNotContain(review.worstMoves().getFirst().move());
    assertThat(review.accuracy(Side.FIRST).orElseThrow())
        .isGreaterThan(review.accuracy(Side.SECOND).orElseThrow());
  }

  @Test
  void saysWhatABadMoveAllows() throws BadInputException {
    Line line = line("32-28 17-22 28x17 11x22 34-29 22-28 33x22 18x27 31x22");
    MoveReview worst = review(line, done -> {}).worstMoves().getFirst();
    MoveReview.Reply reply = Objects.requireNonNull(worst.reply());
    assertThat(worst.move()).isEqualTo(line.path().get(6).move());
    assertThat(worst.before().play(worst.move()).textsOf(List.of(reply.move()))).contains("33x22");
    assertThat("" + reply.reason()).startsWith("forced capture of 1");
  }

  @Test
  void theBestMoveLosesNothing() throws BadInputException {
    Line line = line("32-28 19-23 28x19");
    GameReview review = review(line, done -> {});
    assertThat(review.moves().getLast().loss()).as("the only move").isZero();
    assertThat(review.moves().getLast().accuracy()).isGreaterThan(99.9);
  }

  @Test
  void countsTheMovesJudged() throws BadInputException {
    Line line = line("32-28 19-23 28x19");
    List<Integer> told = new ArrayList<>();
    review(line, told::add);
    assertThat(told).as("the last position, then each move").containsExactly(0, 1, 2, 3);
  }

  @Test
  void winsAndLossesAreCountedToTheEndOfTheGame() throws BadInputException {
    GameModule module = Games.get("hex");
    Game hex = module.game();
    Map<String, String> small = Map.of("rows", "2", "columns", "2", "swap", "false");
    Line game = Line.start(hex, Rules.settings(hex, null, small)).play("a1 b1 a2");
    Reviewer reviewer = new Reviewer(game, module.knowledge().apply(game.settings()));
    for (Line next = reviewer.next(); next != null; next = reviewer.next()) {
      long played = game.path().get(next.ply() + 1).move();
      reviewer.accept(new SearchReport(1, 1, 0, false, 1, 1, 0, List.of(played)), null);
    }
    assertThat(reviewer.review().moves())
        .extracting(MoveReview::playedScore)
        .containsExactly(Score.WIN - 3, 2 - Score.WIN, Score.WIN - 1);
  }

  @Test
  void whereTheMarginIsScoredALostGameCostsNothingThatWasLostAnyway() throws BadInputException {
    GameModule dots = Games.get("dots");
    Settings small = Rules.settings(dots.game(), null, Map.of("rows", "3", "columns", "3"));
    // The last box goes to the other player, whichever of its two open edges is drawn.
    Line game =
        Line.start(dots.game(), small)
            .play(
                "b3h c3v a4h c1v c2v b4h b3v b2h b2v a2v b1v d3v c4h c1h a1v a3h d1v c2h a3v c3h"
                    + " b1h a1h a2h d2v");
    Reviewer reviewer = new Reviewer(game, dots.knowledge().apply(small));
    Search search = dots.newSearch(small, 1, 1);
    for (int i = 0; i < 2; i++) {
      Line next = Objects.requireNonNull(reviewer.next());
      reviewer.accept(search.think(next, Limits.depth(5), _ -> {}), null);
    }
    assertThat(reviewer.review().moves()).extracting(MoveReview::loss).containsOnly(0.0);
  }

  @Test
  void reviewsMovesAfterADrawThatNobodyClaimed() throws BadInputException {
    Game game = DAMES.game();
    Line line =
        Line.start(game, Rules.defaults(game), "W:WK48:BK1")
            .play("48-42 1-6 42-48 6-1 48-42 1-6 42-48 6-1");
    assertThat(Objects.requireNonNull(line.outcome()).reason()).isEqualTo(Outcome.REPETITION);
    for (String move : List.of("48-42", "1-6")) {
      line = line.play(game.notation().parse(line.position(), move));
    }
    assertThat(review(line, _ -> {}).moves()).hasSize(10);
  }

  @Test
  void acceptsNoReportAfterTheLastMove() throws BadInputException {
    Line line = line("32-28");
    Reviewer reviewer = new Reviewer(line, DAMES.knowledge().apply(line.settings()));
    SearchReport report = new SearchReport(1, 1, 0, false, 1, 1, 0, List.of(line.move()));
    reviewer.accept(report, null);
    reviewer.accept(report, null);
    assertThat(reviewer.next()).isNull();
    assertThatThrownBy(() -> reviewer.accept(report, null))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aGameWithoutMovesHasNoAccuracy() throws BadInputException {
    Line line = line("");
    assertThat(review(line, done -> {}).accuracy(Side.FIRST)).isEmpty();
  }
}
