package quadrille.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quadrille.games.dots.DotsGame;

class OutcomesTest {
  private final Line start = line("");

  private static Line line(String moves) {
    return ExampleBoards.of(new DotsGame(), Map.of("size", "1")).start(moves);
  }

  @Test
  void aReasonBecomesASentenceAboutTheLoser() {
    Outcome outcome = Outcomes.of(start, Side.FIRST, Outcome.RESIGNATION);
    assertThat(outcome.winner()).isEqualTo(Side.FIRST);
    assertThat(outcome.reason()).isEqualTo("resignation");
    assertThat(outcome.text()).hasToString("Blue resigns");
  }

  @Test
  void theEndingOfThePositionKeepsItsOwnSentence() {
    Line end = line("a1h a1v a2h b1v");
    Outcome byRules = end.outcome();
    assertThat(Outcomes.of(end, Side.SECOND, "most-boxes")).isEqualTo(byRules);
    assertThat(Outcomes.of(end, Side.SECOND, Outcome.UNKNOWN)).isEqualTo(byRules);
    assertThat(Outcomes.of(end, Side.FIRST, Outcome.UNKNOWN)).isNotEqualTo(byRules);
  }

  @Test
  void anUnknownReasonIsKept() {
    Outcome outcome = Outcomes.of(start, Side.SECOND, "adjudicated-score");
    assertThat(outcome.reason()).isEqualTo("adjudicated-score");
    assertThat(outcome.text()).hasToString("as recorded: adjudicated-score");
    assertThat(Outcomes.of(start, null, "adjudicated-length").text()).hasToString("as recorded");
  }

  @Test
  void aForfeitSaysWhatWentWrong() {
    Outcome outcome = Outcomes.forfeit(start, Side.FIRST, Outcome.GARBAGE, "too much");
    assertThat(outcome.winner()).isEqualTo(Side.SECOND);
    assertThat(outcome.text()).hasToString("Red forfeits: too much");
    assertThat(outcome.text().in(Locale.FRENCH)).startsWith("Rouge").endsWith("too much");
  }
}
