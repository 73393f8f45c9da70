package quadrille.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.games.hex.HexPosition;

class SearchPlayerTest {
  /** Its solver takes longer than there is time for. */
  @ParameterizedTest
  @ValueSource(strings = {"d4", "a6", "c6"})
  void aStrongStoneIsSwappedHoweverLittleTimeThereIs(String opening) throws BadInputException {
    GameModule hex = Games.get("hex");
    Settings settings = Rules.parse(hex.game(), "rows=7,columns=7");
    EngineConfig config =
        EngineConfig.defaults(
            hex.game(), hex.knowledge(), hex.opponents(), hex.protocol(), settings);
    Line line = Line.start(hex.game(), settings).play(opening);
    Clock hurried = Clock.start(new Clock.Rule.PerMove(1));
    try (Player player = PlayerFactory.create(Participant.of(Seat.parse("level:8")), config, 1)) {
      Player.Request request = new Player.Request(line, hurried, _ -> {});
      assertThat(player.requestMove(request).join().move()).isEqualTo(HexPosition.SWAP);
    }
  }
}
