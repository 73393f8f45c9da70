package quadrille.games.dames;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.games.dames.DamesFixture.GAME;
import static quadrille.games.dames.DamesFixture.line;
import static quadrille.games.dames.DamesFixture.settings;

import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.DrawCounter;
import quadrille.core.Line;
import quadrille.core.Outcome;

/** Draw counters: when a count begins, what resets it, and when it ends the game. */
class DamesDrawCountersTest {

  @Test
  void twentyFiveKingMovesEachAreADraw() throws Exception {
    String fen = "W:WK47,45:BK4,6";
    assertThat(counts(line("international", fen))).isEqualTo("kings-only 0/50");
    Line moved = shuffle(line("international", fen), 7, "47-42", "4-10", "42-47", "10-4");
    assertThat(counts(moved)).isEqualTo("kings-only 28/50");
    assertThat(counts(play(moved, "45-40"))).as("a man moved").isEqualTo("kings-only 0/50");
  }

  @Test
  void crowningAManIsNotAKingMove() throws Exception {
    Line line = play(line("international", "W:W7,K47:BK4,26"), "47-42", "4-10");
    assertThat(counts(line)).isEqualTo("kings-only 2/50");
    assertThat(counts(play(line, "7-1"))).isEqualTo("kings-only 0/50");
  }

  @Test
  void nothingIsCountedWithoutAKing() throws Exception {
    assertThat(counts(Line.start(GAME, settings("international")))).isEmpty();
  }

  @Test
  void theLoneKingCountBeginsWhenTheBalanceArises() throws Exception {
    Line line = line("international", "W:WK46,K47,K50:BK5,39");
    assertThat(counts(line)).isEqualTo("kings-only 0/50");
    Line arisen = play(line, "50x33");
    assertThat(counts(arisen)).isEqualTo("kings-only 0/50, king-against-three 0/32");
    assertThat(counts(play(arisen, "5-10"))).endsWith("king-against-three 1/32");
  }

  @Test
  void crowningOneOfTheThreeDoesNotRestartTheCount() throws Exception {
    Line line = play(line("international", "W:WK46,7,50:BK15"), "46-41", "15-20", "7-1");
    assertThat(counts(line)).isEqualTo("kings-only 0/50, king-against-three 3/32");
  }

  @Test
  void crowningAThirdKingStartsTheCount() throws Exception {
    Line line = play(line("international", "W:W7,45,50:BK15"), "7-1");
    assertThat(counts(line)).isEqualTo("kings-only 0/50, king-against-three 0/32");
  }

  @Test
  void aLoneKingAgainstOneDrawsAfterFiveMovesEach() throws Exception {
    Line line = line("international", "W:WK46:BK45");
    line = play(line, "46-41", "45-50", "41-36", "50-45", "36-31", "45-40", "31-26", "40-34");
    assertThat(counts(line)).isEqualTo("kings-only 8/50, king-against-two 8/10");
    assertThat(line.outcome()).isNull();
    Outcome outcome = Objects.requireNonNull(play(line, "26-21", "34-29").outcome());
    assertThat(outcome.winner()).isNull();
    assertThat(outcome.reason()).isEqualTo("king-against-two");
    assertThat(outcome.text())
        .hasToString("5 moves each with a lone king against one or two pieces");
  }

  @Test
  void theFiveMoveRuleCoversKingAndManAndTwoKings() throws Exception {
    assertThat(counts(line("international", "W:WK46,45:BK5"))).contains("king-against-two 0/10");
    assertThat(counts(line("brazilian", "W:WK29,K30:BK4"))).contains("king-against-two 0/10");
    assertThat(counts(line("international", "W:W46,45:BK5"))).doesNotContain("against");
  }

  @Test
  void englishRulesDrawAfterFortyMovesWithoutProgress() throws Exception {
    Line line = line("english", "B:WK32,21:BK1,12");
    assertThat(counts(line)).isEqualTo("no-progress 0/80");
    Line moved = shuffle(line, 3, "1-5", "32-28", "5-1", "28-32");
    assertThat(counts(moved)).isEqualTo("no-progress 12/80");
    assertThat(counts(play(moved, "12-16"))).isEqualTo("no-progress 0/80");
  }

  @Test
  void russianRulesDrawAfterFifteenKingMovesOrAgainstThreeKings() throws Exception {
    assertThat(counts(line("russian", "W:WK29,K30,K31:BK4")))
        .isEqualTo("kings-only 0/30, king-against-kings 0/30");
    assertThat(counts(line("russian", "W:WK29,K30,31:BK4"))).isEqualTo("kings-only 0/30");
    Line moved = shuffle(line("pool", "W:WK29,K30,K31,K32:BK3"), 2, "32-28", "3-7", "28-32", "7-3");
    assertThat(counts(moved)).isEqualTo("kings-only 8/30, king-against-kings 8/30");
  }

  @Test
  void withoutADrawRuleOnlyRepetitionDraws() throws Exception {
    Line line = line("casual", "W:WK46:BK45");
    assertThat(counts(line)).isEmpty();
    Line moved = shuffle(line, 2, "46-41", "45-50", "41-46", "50-45");
    assertThat(Objects.requireNonNull(moved.outcome()).reason()).isEqualTo(Outcome.REPETITION);
  }

  @Test
  void everyDrawCounterHasASentence() throws Exception {
    for (String rules : new String[] {"international", "english", "russian"}) {
      for (DrawCounter counter : GAME.drawCounters(settings(rules))) {
        assertThat(counter.text().toString()).contains("moves each");
      }
    }
  }

  /** Plays on without asking for the outcome, because repetition would end the game first. */
  private static Line shuffle(Line line, int times, String... moves) throws BadInputException {
    Line moved = line;
    for (int i = 0; i < times; i++) {
      moved = play(moved, moves);
    }
    return moved;
  }

  private static Line play(Line line, String... moves) throws BadInputException {
    Line moved = line;
    for (String move : moves) {
      moved = moved.play(DamesNotation.NUMBERS.parse(moved.position(), move));
    }
    return moved;
  }

  private static String counts(Line line) {
    return line.drawCounts().stream()
        .map(count -> count.counter().reason() + " " + count.plies() + "/" + count.limit())
        .collect(Collectors.joining(", "));
  }
}
