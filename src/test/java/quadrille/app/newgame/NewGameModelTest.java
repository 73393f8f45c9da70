package quadrille.app.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.core.BadInputException;
import quadrille.core.Option;
import quadrille.core.Rules;
import quadrille.games.Games;

class NewGameModelTest {
  private static NewGameModel model(String game) {
    return new NewGameModel(Games.get(game), GameSetup.DEFAULT);
  }

  private static Option option(NewGameModel model, String name) {
    return model.game().options().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static String value(NewGameModel model, String name) {
    return model.valuesProperty().get().choice(name);
  }

  private static GameSetup with(String preset, Map<String, String> options) {
    return new GameSetup(
        preset, options, SeatChoice.HUMAN, SeatChoice.COMPUTER, Starter.ONE, TimeControl.NONE);
  }

  @Test
  void everyGameStartsWithItsDefaultRules() throws BadInputException {
    for (var room : Games.ALL) {
      NewGameModel model = model(room.game().id());
      assertThat(model.valuesProperty().get()).isEqualTo(Rules.defaults(room.game()));
      assertThat(model.setup().settings(room.game())).isEqualTo(Rules.defaults(room.game()));
      assertThat(model.errorProperty().get()).isNull();
      assertThat(model.isChanged()).isFalse();
    }
  }

  @Test
  void defaultsFollowTheOptionsTheyDependOn() {
    NewGameModel model = model("dames");
    model.set(option(model, "size"), "8");
    assertThat(value(model, "menRows")).isEqualTo("3");
    model.set(option(model, "size"), "12");
    assertThat(value(model, "menRows")).isEqualTo("5");
  }

  @Test
  void chosenValuesStay() {
    NewGameModel model = model("dames");
    model.set(option(model, "menRows"), "2");
    model.set(option(model, "size"), "12");
    assertThat(value(model, "menRows")).isEqualTo("2");
  }

  @Test
  void contradictingRulesAreRefusedWithAReason() {
    NewGameModel model = model("dames");
    model.set(option(model, "menRows"), "3");
    model.set(option(model, "size"), "6");
    assertThat(model.errorProperty().get()).isNotNull();
    assertThat(value(model, "menRows")).isEqualTo("3");
    model.set(option(model, "menRows"), "2");
    assertThat(model.errorProperty().get()).isNull();
  }

  @Test
  void aPresetReplacesChangedOptions() throws BadInputException {
    NewGameModel model = model("dames");
    model.set(option(model, "flyingKings"), "false");
    model.choosePreset(
        model.game().presets().stream()
            .filter(each -> each.id().equals("russian"))
            .findFirst()
            .orElseThrow());
    assertThat(value(model, "flyingKings")).isEqualTo("true");
    assertThat(value(model, "size")).isEqualTo("8");
    assertThat(model.isChanged()).isFalse();
    assertThat(model.setup().settings(model.game()))
        .isEqualTo(Rules.settings(model.game(), "russian", Map.of()));
  }

  @Test
  void anOptionSetBackToItsDefaultIsNotChanged() {
    NewGameModel model = model("dames");
    model.set(option(model, "flyingKings"), "false");
    assertThat(model.isChanged()).isTrue();
    model.set(option(model, "flyingKings"), "true");
    assertThat(model.isChanged()).isFalse();
  }

  @Test
  void rulesThatBecomeThoseOfAnotherPresetAreCalledByItsName() {
    NewGameModel model = model("dames");
    model.set(option(model, "size"), "12");
    assertThat(model.setup().preset()).isEqualTo("canadian");
    assertThat(model.isChanged()).isFalse();
    model.set(option(model, "size"), "14");
    assertThat(model.isChanged()).isTrue();
    model.set(option(model, "size"), "8");
    assertThat(model.setup().preset()).isEqualTo("brazilian");
    model.set(option(model, "capture"), "FORCED");
    model.set(option(model, "promotion"), "IMMEDIATE");
    assertThat(model.isChanged()).isTrue();
    model.set(option(model, "drawRule"), "RUSSIAN");
    assertThat(model.setup().preset()).isEqualTo("russian");
    assertThat(model.setup().options()).isEmpty();
  }

  @Test
  void resetRestoresThePreset() {
    NewGameModel model = model("hexxagon");
    model.set(option(model, "holes"), "none");
    model.reset();
    assertThat(value(model, "holes")).isEqualTo("classic");
  }

  @Test
  void rowsAndColumnsChangeTogetherWhileLinked() {
    NewGameModel model = model("hex");
    model.set(option(model, "rows"), "7");
    assertThat(value(model, "columns")).isEqualTo("7");
    List<String> both = model.group(option(model, "rows"));
    model.link(both, false);
    model.set(option(model, "columns"), "9");
    assertThat(value(model, "rows")).isEqualTo("7");
    model.link(both, true);
    assertThat(value(model, "columns")).isEqualTo("7");
  }

  @Test
  void theLastSetupIsRestored() {
    GameSetup last = with("brazilian", Map.of("menRows", "2"));
    assertThat(new NewGameModel(Games.get("dames"), last).setup()).isEqualTo(last);
  }

  @Test
  void unknownOptionsAreDropped() {
    GameSetup last = with("martian", Map.of("size", "7", "moons", "2", "menRows", "3"));
    NewGameModel model = new NewGameModel(Games.get("dames"), last);
    assertThat(model.setup()).isEqualTo(with("international", Map.of("menRows", "3")));
  }

  @Test
  void theSetupHasTheChosenPlayers() {
    NewGameModel model = model("dots");
    model.one().kindProperty().set(SeatModel.Kind.COMPUTER);
    model.one().levelProperty().set(7);
    model.two().kindProperty().set(SeatModel.Kind.HUMAN);
    model.two().nameProperty().set(" Ben ");
    model.starterProperty().set(Starter.LOT);
    model.clockProperty().set(TimeControl.MOVE_30S);
    GameSetup setup = model.setup();
    assertThat(setup.one()).isEqualTo(new SeatChoice(true, "", 7));
    assertThat(setup.two()).isEqualTo(new SeatChoice(false, "Ben", 3));
    assertThat(setup.starter()).isEqualTo(Starter.LOT);
    assertThat(setup.clock()).isEqualTo(TimeControl.MOVE_30S);
  }

  @Test
  void aBotIsChosenAndRestored() {
    NewGameModel model = model("dames");
    SeatModel seat = model.one();
    seat.kindProperty().set(SeatModel.Kind.BOT);
    seat.botProperty().set(seat.bots().get(2));
    assertThat(model.setup().one().opponent()).isEqualTo("insa:1");
    assertThat(new NewGameModel(Games.get("dames"), model.setup()).setup())
        .isEqualTo(model.setup());
    seat.kindProperty().set(SeatModel.Kind.COMPUTER);
    assertThat(model.setup().one().opponent()).isNull();
  }

  @Test
  void aBotWithoutAGradeHasTheDefaultGrade() {
    GameSetup last = withOpponent("insa");
    assertThat(new NewGameModel(Games.get("dames"), last).setup())
        .isEqualTo(withOpponent("insa:3"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"insa", "greedy:2", "level:9", "no name"})
  void anUnknownOpponentFallsBackToALevel(String opponent) {
    SeatModel seat = new NewGameModel(Games.get("hexxagon"), withOpponent(opponent)).one();
    assertThat(seat.kindProperty().get()).isEqualTo(SeatModel.Kind.COMPUTER);
    assertThat(seat.choice()).isEqualTo(new SeatChoice(true, "", 5));
  }

  private static GameSetup withOpponent(String opponent) {
    SeatChoice choice = new SeatChoice(true, "", 5, opponent);
    return new GameSetup(
        "international", Map.of(), choice, SeatChoice.HUMAN, Starter.ONE, TimeControl.NONE);
  }
}
