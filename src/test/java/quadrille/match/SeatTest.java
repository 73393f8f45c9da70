package quadrille.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;

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
        "time:86400000",
        "engine:Scan-3.1",
        "engine:\"/opt/Scan hub\"",
        "engine:\"'/with blank/scan' hub\"",
        "engine:\"\"/with blank/scan\" \"a b\"\"",
        "engine:\"scan \"a b\"\""
      })
  void writesWhatItReads(String spec) throws BadInputException {
    assertThat(Seat.parse(spec).spec()).isEqualTo(spec);
  }

  @Test
  void slashesOrBlanksMakeACommandLine() throws BadInputException {
    assertThat(Seat.parse("engine:/opt/scan")).isEqualTo(new Seat.EngineCommand("/opt/scan"));
    assertThat(Seat.parse("engine:scan hub")).isEqualTo(new Seat.EngineCommand("scan hub"));
    String words = "\"/with blank/scan\" \"a b\"";
    assertThat(Seat.parse("engine:" + words)).isEqualTo(new Seat.EngineCommand(words));
    assertThat(Seat.parse("ENGINE:Scan")).isEqualTo(new Seat.Engine("Scan"));
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
  void quotesTextItCannotRead(String spec) {
    assertThatThrownBy(() -> Seat.parse(spec))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("'" + spec + "'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"engine:", "engine:\"\"", "engine: "})
  void anEngineNeedsANameOrACommand(String spec) {
    assertThatThrownBy(() -> Seat.parse(spec))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("There is no engine");
  }

  @ParameterizedTest
  @ValueSource(strings = {"level:12", "", "two words", "human", "Level:3", "robot:7:8"})
  void storedTextThatCannotBeReadStaysAsItIs(String spec) {
    assertThat(Seat.ofStored(spec)).isEqualTo(new Seat.Unknown(spec));
  }

  @Test
  void storedSeatsAreReadWithoutTheListOfEngines() {
    assertThat(Seat.ofStored("engine:removed")).isEqualTo(new Seat.Engine("removed"));
  }
}
