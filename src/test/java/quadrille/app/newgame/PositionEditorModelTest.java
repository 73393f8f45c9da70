package quadrille.app.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quadrille.app.setup.GameSetup;
import quadrille.core.Option;
import quadrille.core.PositionEditor.Brush;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;

/** The position editor without a screen. */
class PositionEditorModelTest {
  private static final GameModule HEX = Games.get("hex");
  private static final GameModule DAMES = Games.get("dames");
  private static final GameModule HEXXAGON = Games.get("hexxagon");
  private static final GameModule DOTS = Games.get("dots");

  private static PositionEditorModel model(GameModule module, Map<String, String> options) {
    GameSetup usual = GameSetup.DEFAULT;
    GameSetup setup =
        new GameSetup(null, options, usual.one(), usual.two(), usual.starter(), usual.clock());
    return new PositionEditorModel(module, new NewGameModel(module, setup), null);
  }

  private static PositionEditorModel hex() {
    return model(HEX, Map.of("rows", "3", "columns", "3"));
  }

  private static String error(PositionEditorModel model) {
    return String.valueOf(model.errorProperty().get());
  }

  private static Option option(GameModule module, String name) {
    return module.game().options().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static Brush brush(PositionEditorModel model, int number) {
    return model.editor().brushes(model.settings()).get(number);
  }

  @Test
  void stonesArePlacedAndMustFitTheTurn() {
    PositionEditorModel model = hex();
    model.put(4);
    assertThat(model.text()).isEqualTo(".../.x./... x");
    assertThat(error(model)).startsWith("Red is to move, so there must be as many red stones");
    model.turn(Side.SECOND);
    assertThat(model.errorProperty().get()).isNull();
    model.brushProperty().set(brush(model, 1));
    model.put(0);
    assertThat(model.errorProperty().get()).as("the stone was taken over").isNull();
    model.put(1);
    assertThat(error(model)).startsWith("Blue is to move, so there must be one more red stone");
    model.read(".../.../... o");
    assertThat(error(model))
        .as("nobody has begun")
        .startsWith("Blue is to move, so there must be one more red stone");
  }

  @Test
  void finishedPositionsAreRefused() {
    PositionEditorModel model = hex();
    model.read("x../x../xoo o");
    assertThat(error(model)).startsWith("The game is already over in this position: ");
  }

  @Test
  void aPastedPositionSetsTheBoardSize() {
    PositionEditorModel model = hex();
    model.read("..../.x../..../.... o");
    assertThat(model.settings().values()).containsEntry("rows", "4").containsEntry("columns", "4");
    assertThat(model.errorProperty().get()).isNull();
    assertThat(model.turn()).isEqualTo(Side.SECOND);
  }

  @Test
  void aPastedPositionNeedNotBeSquare() {
    PositionEditorModel longer = model(DOTS, Map.of("rows", "4", "columns", "6"));
    PositionEditorModel model = model(DOTS, Map.of("rows", "5", "columns", "5"));
    List<String> size = List.of("rows", "columns");
    assertThat(model.rules().isLinked(size)).isTrue();
    model.read(longer.text());
    assertThat(model.text()).isEqualTo(longer.text());
    assertThat(model.settings().values()).containsEntry("rows", "4").containsEntry("columns", "6");
    assertThat(model.errorProperty().get()).isNull();
    assertThat(model.rules().isLinked(size)).isFalse();
    model.undo();
    assertThat(model.settings().values()).containsEntry("rows", "5").containsEntry("columns", "5");
  }

  @Test
  void textThatIsNotAPositionLeavesTheBoardUnchanged() {
    PositionEditorModel model = hex();
    String before = model.text();
    model.read("nonsense");
    assertThat(model.readErrorProperty().get()).asString().contains("'nonsense' is not a Hex");
    assertThat(model.errorProperty().get()).as("the board shown can be played").isNull();
    assertThat(model.text()).isEqualTo(before);
    model.read("garbage/xx");
    assertThat(model.readErrorProperty().get()).isNotNull();
    assertThat(model.text()).isEqualTo(before);
    model.put(4);
    assertThat(model.readErrorProperty().get()).isNull();
  }

  @Test
  void aManOnTheLastRowIsRefused() {
    PositionEditorModel model = model(DAMES, Map.of());
    model.clear();
    model.brushProperty().set(brush(model, 2));
    model.put(20);
    model.brushProperty().set(brush(model, 0));
    model.put(1);
    assertThat(error(model)).isNotEqualTo("null").doesNotContain("is over");
    model.brushProperty().set(brush(model, 1));
    model.put(1);
    assertThat(model.errorProperty().get()).isNull();
  }

  @Test
  void aBoardWithoutPiecesIsRefused() {
    PositionEditorModel dames = model(DAMES, Map.of());
    dames.clear();
    assertThat(error(dames)).startsWith("The game is already over in this position: ");
    PositionEditorModel hexxagon = model(HEXXAGON, Map.of());
    hexxagon.clear();
    assertThat(hexxagon.errorProperty().get()).isNotNull();
    hexxagon.put(0);
    assertThat(error(hexxagon)).startsWith("Blue has no piece");
  }

  @Test
  void closingABoxGivesItToTheSideOfTheLine() {
    PositionEditorModel model = model(DOTS, Map.of("rows", "1", "columns", "2"));
    model.clear();
    model.brushProperty().set(brush(model, 1));
    for (int edge : new int[] {0, 2, 4, 5}) {
      model.put(edge);
    }
    assertThat(model.text()).isEqualTo("1x2 1010 110 2. 1");
    assertThat(model.errorProperty().get()).isNull();
    model.put(0);
    assertThat(model.text()).isEqualTo("1x2 0010 110 .. 1");
  }

  @Test
  void newRulesKeepThePiecesThatFit() {
    PositionEditorModel model = hex();
    model.put(4);
    model.put(8);
    Option rows = HEX.game().options().getFirst();
    model.rules().set(rows, "4");
    assertThat(model.text()).isEqualTo("..../.x../..x./.... x");
    model.rules().set(rows, "2");
    assertThat(model.text()).isEqualTo("../.x x");
    model.setStart();
    assertThat(model.errorProperty().get()).isNull();
  }

  @Test
  void anUnchangedStartingPositionStaysOneUnderNewRules() {
    PositionEditorModel model = model(DAMES, Map.of("size", "10"));
    model.rules().set(option(DAMES, "size"), "8");
    assertThat(model.positionProperty().get()).isEqualTo(DAMES.game().start(model.settings()));
    assertThat(model.errorProperty().get()).isNull();
  }

  @Test
  void everyChangeIsUndoneAndMadeAgain() {
    PositionEditorModel model = hex();
    model.put(4);
    model.turn(Side.SECOND);
    model.rules().set(HEX.game().options().getFirst(), "2");
    model.read("..../.x../..o./.... x");
    model.clear();
    model.clear();

    model.undo();
    assertThat(model.text()).isEqualTo("..../.x../..o./.... x");
    assertThat(model.turn()).isEqualTo(Side.FIRST);
    model.undo();
    assertThat(model.text()).isEqualTo("../.x o");
    assertThat(model.settings().integer("rows")).isEqualTo(2);
    model.undo();
    assertThat(model.text()).isEqualTo(".../.x./... o");
    assertThat(model.settings().integer("rows")).isEqualTo(3);
    model.undo();
    model.undo();
    model.undo();
    assertThat(model.text()).isEqualTo(".../.../... x");
    assertThat(model.canUndoProperty().get()).isFalse();

    model.redo();
    assertThat(model.text()).isEqualTo(".../.x./... x");
    model.put(0);
    assertThat(model.canRedoProperty().get()).as("another change was made").isFalse();
  }
}
