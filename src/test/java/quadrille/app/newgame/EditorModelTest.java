package quadrille.app.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import quadrille.app.common.Setup;
import quadrille.core.PositionEditor.Brush;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.games.Room;

/** The position editor without a screen. */
class EditorModelTest {
  private static final Room HEX = Games.ALL.get(0);
  private static final Room DAMES = Games.ALL.get(1);
  private static final Room HEXXAGON = Games.ALL.get(2);
  private static final Room DOTS = Games.ALL.get(3);

  private static EditorModel model(Room room, Map<String, String> options) {
    Setup usual = Setup.USUAL;
    Setup setup =
        new Setup(null, options, usual.one(), usual.two(), usual.starter(), usual.clock());
    return new EditorModel(room, new NewGameModel(room, setup), null);
  }

  private static EditorModel hex() {
    return model(HEX, Map.of("rows", "3", "columns", "3"));
  }

  private static String error(EditorModel model) {
    return String.valueOf(model.errorProperty().get());
  }

  private static Brush brush(EditorModel model, int number) {
    return model.editor().brushes(model.settings()).get(number);
  }

  @Test
  void stonesAreSetAndCountedAgainstTheTurn() {
    EditorModel model = hex();
    model.put(4);
    assertThat(model.text()).isEqualTo(".../.x./... x");
    assertThat(error(model)).startsWith("Red is to move, so both sides need as many stones");
    model.turn(Side.SECOND);
    assertThat(model.errorProperty().get()).isNull();
    model.brushProperty().set(brush(model, 1));
    model.put(0);
    assertThat(model.errorProperty().get()).as("the stone was taken over").isNull();
    model.put(1);
    assertThat(error(model)).startsWith("Blue is to move, so there must be one red stone more");
  }

  @Test
  void aPositionInWhichTheGameIsOverIsRefused() {
    EditorModel model = hex();
    model.read("x../x../xoo o");
    assertThat(error(model)).startsWith("The game is over in this position: ");
  }

  @Test
  void aPastedPositionBringsTheSizeOfItsBoard() {
    EditorModel model = hex();
    model.read("..../.x../..../.... o");
    assertThat(model.settings().values()).containsEntry("rows", "4").containsEntry("columns", "4");
    assertThat(model.errorProperty().get()).isNull();
    assertThat(model.turn()).isEqualTo(Side.SECOND);
  }

  @Test
  void textThatIsNoPositionIsRefusedAndTheBoardStays() {
    EditorModel model = hex();
    String before = model.text();
    model.read("nonsense");
    assertThat(error(model)).contains("'nonsense' is no position of Hex");
    assertThat(model.text()).isEqualTo(before);
  }

  @Test
  void aManOnTheLastRowIsRefused() {
    EditorModel model = model(DAMES, Map.of());
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
    EditorModel dames = model(DAMES, Map.of());
    dames.clear();
    assertThat(error(dames)).startsWith("The game is over in this position: ");
    EditorModel hexxagon = model(HEXXAGON, Map.of());
    hexxagon.clear();
    assertThat(hexxagon.errorProperty().get()).isNotNull();
    hexxagon.put(0);
    assertThat(error(hexxagon)).startsWith("Blue has no piece");
  }

  @Test
  void aLineThatClosesABoxGivesItToItsSide() {
    EditorModel model = model(DOTS, Map.of("rows", "1", "columns", "2"));
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
  void otherRulesKeepWhatStillFits() {
    EditorModel model = hex();
    model.put(4);
    model.rules().set(HEX.game().options().getFirst(), "5");
    assertThat(model.text()).startsWith("...../");
    model.usual();
    assertThat(model.errorProperty().get()).isNull();
  }
}
