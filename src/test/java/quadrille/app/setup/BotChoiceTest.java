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
  void addAnEngineForHex() throws Exception {
    System.setProperty("quadrille.data", data.toString());
    EngineList.inDataFolder()
        .add(new EngineEntry("wolve", "hex", List.of("/opt/wolve", "--quiet")));
  }

  @AfterEach
  void useTheUsualDataFolder() {
    System.clearProperty("quadrille.data");
  }

  @Test
  void enginesComeAfterTheBots() {
    BotChoice last = BotChoice.all(Games.get("hex")).getLast();
    assertThat(last.seat().spec()).isEqualTo("engine:wolve");
    assertThat(last.name()).hasToString("wolve (engine)");
    assertThat(last.help()).hasToString("External engine: /opt/wolve --quiet");
    assertThat(BotChoice.all(Games.get("dots")))
        .noneMatch(each -> each.seat() instanceof Seat.Engine);
    assertThat(BotChoice.defaultChoice(Games.get("hex"))).isNotEqualTo(last);
  }

  @Test
  void findsEveryChoiceByItsSeat() throws Exception {
    for (GameModule module : Games.ALL) {
      for (BotChoice each : BotChoice.all(module)) {
        assertThat(BotChoice.find(module, Seat.parse(each.seat().spec()))).isEqualTo(each);
      }
    }
    BotChoice usual =
        Objects.requireNonNull(BotChoice.find(Games.get("dames"), Seat.parse("insa")));
    assertThat(usual.seat().spec()).startsWith("insa:");
  }

  @Test
  void aRemovedEngineGivesWayToTheLevel() throws Exception {
    SeatChoice choice = new SeatChoice(true, "", 3, "engine:wolve");
    assertThat(choice.participant(Games.get("hex")).label()).isEqualTo("engine:wolve");
    assertThat(choice.participant(Games.get("dots")).label()).isEqualTo("level:3");
    EngineList.inDataFolder().remove("wolve");
    assertThat(choice.participant(Games.get("hex")).label()).isEqualTo("level:3");
  }
}
