package quadrille.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;

class PlayerFactoryTest {
  @TempDir Path data;

  @BeforeEach
  void useTemporaryDataFolder() {
    System.setProperty("quadrille.data", data.toString());
  }

  @AfterEach
  void restoreDataFolder() {
    System.clearProperty("quadrille.data");
  }

  private static EngineConfig config(String game) {
    GameModule module = Games.get(game);
    return EngineConfig.defaults(
        module.game(),
        module.knowledge(),
        module.opponents(),
        module.protocol(),
        Rules.defaults(module.game()));
  }

  private static void validate(String game, String spec) throws BadInputException {
    EngineConfig config = config(game);
    PlayerFactory.validate(Seat.parse(spec), config.game(), config.opponents());
  }

  @ParameterizedTest
  @CsvSource({
    "dames, insa",
    "dames, insa:5",
    "hex, shortest-path",
    "hexxagon, greedy",
    "dots, random",
    "hex, level:3",
    "hex, human"
  })
  void acceptsThePlayersOfAGame(String game, String spec) {
    assertThatCode(() -> validate(game, spec)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({"hex, greedy", "dames, robot", "dots, tree:2", "hexxagon, insa"})
  void listsTheBotsWhenThereIsNoneWithThatName(String game, String spec) {
    assertThatThrownBy(() -> validate(game, spec))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining(game + " has no player '" + spec + "'")
        .hasMessageContaining("random, ");
  }

  @Test
  void refusesAGradeThatTheBotDoesNotHave() {
    assertThatThrownBy(() -> validate("dames", "insa:6"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("1…5");
  }

  @Test
  void anEnginePlaysItsOwnGameOnly() throws Exception {
    EngineList.inDataFolder().add(new EngineEntry("scan", "dames", List.of("/no/such/engine")));
    assertThatCode(() -> validate("dames", "engine:scan")).doesNotThrowAnyException();
    assertThatThrownBy(() -> validate("hex", "engine:scan")).hasMessageContaining("plays dames");
    assertThatThrownBy(() -> validate("hex", "engine:moby")).hasMessageContaining("no engine");
  }

  @Test
  void anEngineThatCannotBeStartedIsNotPlayable() {
    assertThatThrownBy(
            () -> PlayerFactory.requirePlayable(Seat.parse("engine:/no/such"), config("dots")))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("‘/no/such’ cannot play: there is no program ‘/no/such’");
  }

  @Test
  void refusesASeatOfAnotherVersion() {
    EngineConfig config = config("dots");
    assertThatThrownBy(
            () ->
                PlayerFactory.validate(
                    new Seat.Unknown("robot:7:8"), config.game(), config.opponents()))
        .hasMessageContaining("'robot:7:8'");
  }

  @Test
  void namesThePlayers() throws Exception {
    assertThat(PlayerFactory.create(Participant.human("Ada"), config("dots"), 1).name())
        .isEqualTo("Ada");
    assertThat(PlayerFactory.create(Participant.of(new Seat.Human()), config("dots"), 1).name())
        .isEqualTo("human");
    try (Player random =
        PlayerFactory.create(Participant.of(Seat.parse("random")), config("dots"), 1)) {
      assertThat(random.name()).isEqualTo("random");
    }
  }
}
