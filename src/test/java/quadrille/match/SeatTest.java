package quadrille.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.games.GameModule;
import quadrille.games.Games;

class SeatTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "human",
        "random",
        "shortest-path",
        "insa:3",
        "nodes:5000",
        "level:1",
        "level:8",
        "depth:128",
        "time:86400000"
      })
  void aSeatIsReadAsItIsWritten(String spec) throws BadInputException {
    assertThat(Seat.parse(spec).spec()).isEqualTo(spec);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "two words",
        "-robot",
        "robot:",
        "robot:0",
        "level:",
        "level:0",
        "level:9",
        "depth:129",
        "time:x",
        "nodes:0",
        "human:1"
      })
  void anythingElseIsRefusedInASentenceThatQuotesIt(String spec) {
    assertThatThrownBy(() -> Seat.parse(spec))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("'" + spec + "'");
  }

  @ParameterizedTest
  @CsvSource({
    "dames, insa",
    "dames, insa:5",
    "hex, shortest-path",
    "hexxagon, greedy",
    "dots, random",
    "hex, level:3"
  })
  void aGameHasItsOpponents(String game, String spec) {
    assertThatCode(() -> check(game, spec)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({"hex, greedy", "dames, robot", "dots, tree:2", "hexxagon, insa"})
  void anotherOneIsRefusedInASentenceThatListsThem(String game, String spec) {
    assertThatThrownBy(() -> check(game, spec))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining(game + " has no player '" + spec + "'")
        .hasMessageContaining("random, ");
  }

  @Test
  void aGradeThatThereIsNotIsRefused() {
    assertThatThrownBy(() -> check("dames", "insa:6"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("1…5");
  }

  private static void check(String game, String spec) throws BadInputException {
    GameModule room = Games.get(game);
    Seat.parse(spec).validate(room.game(), room.opponents());
  }

  @ParameterizedTest
  @CsvSource({
    "none, 9223372036854775807",
    "move:1.5, 1500",
    "total:300, 300000",
    "total:60+0.5, 60000"
  })
  void aClockIsRead(String spec, long startMs) throws BadInputException {
    assertThat(Clock.start(Clock.Rule.parse(spec)).firstMs()).isEqualTo(startMs);
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1.5", "move:10", "total:300", "total:60+0.5"})
  void aClockIsWrittenAsItIsRead(String spec) throws BadInputException {
    assertThat(Clock.Rule.parse(spec).spec()).isEqualTo(spec);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "move", "move:1+2", "total:-1", "total:1+", "blitz:3"})
  void anythingElseIsNoClock(String spec) {
    assertThatThrownBy(() -> Clock.Rule.parse(spec))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("'" + spec + "'");
  }
}
