package quadrille.app.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Seat;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;

class BotChoiceTest {
  @TempDir Path data;

  @BeforeEach
  void keepAnEngineForHex() throws Exception {
    System.setProperty("quadrille.data", data.toString());
    EngineList.inDataFolder()
        .add(new EngineEntry("wolve", "hex", List.of("/opt/wolve", "--quiet")));
  }

  @AfterEach
  void comeBack() {
    System.clearProperty("quadrille.data");
  }

  @Test
  void theEnginesOfAGameAreOfferedBehindItsOpponents() {
    BotChoice last = BotChoice.all(Games.get("hex")).getLast();
    assertThat(last.spec()).isEqualTo("engine:wolve");
    assertThat(last.name()).hasToString("wolve (engine)");
    assertThat(last.help()).hasToString("A program from outside: /opt/wolve --quiet");
    assertThat(BotChoice.all(Games.get("dots")))
        .noneMatch(each -> each.spec().startsWith("engine"));
    assertThat(BotChoice.defaultChoice(Games.get("hex"))).isNotEqualTo(last);
  }

  @Test
  void everyOneIsFoundBySeat() throws Exception {
    for (GameModule room : Games.ALL) {
      for (BotChoice each : BotChoice.all(room)) {
        assertThat(BotChoice.find(room, Seat.parse(each.spec()))).isEqualTo(each);
      }
    }
    BotChoice usual =
        Objects.requireNonNull(BotChoice.find(Games.get("dames"), Seat.parse("insa")));
    assertThat(usual.spec()).startsWith("insa:");
  }

  @Test
  void anEngineThatIsNotKeptAnyMoreGivesWayToALevel() throws Exception {
    SeatChoice choice = new SeatChoice(true, "", 3, "engine:wolve");
    assertThat(choice.bot()).isInstanceOf(Seat.Engine.class);
    EngineList.inDataFolder().remove("wolve");
    assertThat(choice.bot()).isNull();
  }
}
