package quadrille.app.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quadrille.games.Games;
import quadrille.games.Room;
import quadrille.match.Seat;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;

class ClassicTest {
  @TempDir Path data;

  @BeforeEach
  void keepAnEngineForHex() throws Exception {
    System.setProperty("quadrille.data", data.toString());
    EngineList.find().add(new EngineEntry("wolve", "hex", List.of("/opt/wolve", "--quiet")));
  }

  @AfterEach
  void comeBack() {
    System.clearProperty("quadrille.data");
  }

  private static Room room(String id) {
    return Games.ALL.stream().filter(room -> room.game().id().equals(id)).findFirst().orElseThrow();
  }

  @Test
  void theEnginesOfAGameAreOfferedBehindItsOpponents() {
    Classic last = Classic.all(room("hex")).getLast();
    assertThat(last.spec()).isEqualTo("engine:wolve");
    assertThat(last.name()).hasToString("wolve (engine)");
    assertThat(last.help()).hasToString("A program from outside: /opt/wolve --quiet");
    assertThat(Classic.all(room("dots"))).noneMatch(each -> each.spec().startsWith("engine"));
    assertThat(Classic.usual(room("hex"))).isNotEqualTo(last);
  }

  @Test
  void everyOneIsFoundBySeat() throws Exception {
    for (Room room : Games.ALL) {
      for (Classic each : Classic.all(room)) {
        assertThat(Classic.of(room, Seat.parse(each.spec()))).isEqualTo(each);
      }
    }
    Classic usual = Objects.requireNonNull(Classic.of(room("dames"), Seat.parse("insa")));
    assertThat(usual.spec()).startsWith("insa:");
  }

  @Test
  void anEngineThatIsNotKeptAnyMoreGivesWayToALevel() throws Exception {
    SeatChoice choice = new SeatChoice(true, "", 3, "engine:wolve");
    assertThat(choice.named()).isInstanceOf(Seat.External.class);
    EngineList.find().remove("wolve");
    assertThat(choice.named()).isNull();
  }
}
