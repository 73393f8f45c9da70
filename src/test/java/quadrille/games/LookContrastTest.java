package quadrille.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.application.ColorScheme;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import quadrille.app.ui.SceneStyle;
import quadrille.board.BoardView;
import quadrille.board.Colours;
import quadrille.board.Colours.Vision;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Mark;
import quadrille.core.Line;

/** Whether everything on a board can be told apart, in every look, light and dark. */
@Tag("screen")
class LookContrastTest {
  private static final double MIN_TEXT_CONTRAST = 4.5;
  private static final double MIN_MARK_CONTRAST = 3;
  private static final double MIN_DIFFERENCE = 20;
  private static final double MIN_SAFE_DIFFERENCE = 35;

  private static final StackPane ROOT = new StackPane();

  /** One scene without a window serves all boards. */
  @BeforeAll
  static void start() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    WaitForAsyncUtils.waitForAsyncFx(10_000, () -> SceneStyle.apply(new Scene(ROOT, 500, 500)));
  }

  static Stream<Arguments> looks() {
    List<Arguments> looks = new ArrayList<>();
    for (GameModule room : Games.ALL) {
      for (String look : room.skin().get().looks()) {
        for (ColorScheme scheme : ColorScheme.values()) {
          looks.add(Arguments.of(room, look, scheme));
        }
      }
    }
    return looks.stream();
  }

  /** A board of the game in the middle of a game, as it looks then. */
  private Parent show(GameModule room, String look, ColorScheme scheme) {
    Line line = room.guide().sample();
    return WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          ROOT.getScene().getPreferences().setColorScheme(scheme);
          BoardView board = new BoardView(room.skin().get(), line.settings());
          board.settings().preferencesProperty().set(BoardPreferences.DEFAULT.withLook(look));
          board.show(line, false);
          ROOT.getStyleClass().setAll("root", "screen");
          ROOT.getChildren().setAll(board);
          ROOT.applyCss();
          ROOT.layout();
          return board;
        });
  }

  private static Color colour(Paint paint) {
    return switch (paint) {
      case Color color -> color;
      case RadialGradient gradient -> middle(gradient.getStops());
      case LinearGradient gradient -> middle(gradient.getStops());
      default -> throw new AssertionError("no colour: " + paint);
    };
  }

  private static Color middle(List<Stop> stops) {
    return stops.get(stops.size() / 2).getColor();
  }

  private static Color fill(Parent board, String selector) {
    return colour(((Shape) board.lookup(selector)).getFill());
  }

  private static Color stroke(Parent board, String selector) {
    return colour(((Shape) board.lookup(selector)).getStroke());
  }

  /** What lies under the pieces. */
  private static Color ground(GameModule room, Parent board) {
    return room.game().id().equals("dots") ? fill(board, ".sheet") : fill(board, ".cell .face");
  }

  private Color background() {
    var fills = ROOT.getBackground().getFills();
    return colour(fills.getLast().getFill());
  }

  private static void assertContrast(String what, Color one, Color other, double least) {
    assertThat(Colours.contrast(Colours.over(one, other), other))
        .as("%s: %s on %s", what, one, other)
        .isGreaterThanOrEqualTo(least);
  }

  @ParameterizedTest
  @MethodSource("looks")
  void textOnABoardIsLegible(GameModule room, String look, ColorScheme scheme) {
    Parent board = show(room, look, scheme);
    Color text = colour(((Text) board.lookup(".coordinate")).getFill());
    switch (room.game().id()) {
      case "dots" -> {
        assertContrast("coordinates", text, fill(board, ".sheet"), MIN_TEXT_CONTRAST);
        Color first = fill(board, ".box.first");
        Color second = fill(board, ".box.second");
        assertContrast("initial", fill(board, ".initial.first"), first, MIN_TEXT_CONTRAST);
        assertContrast("initial", fill(board, ".initial.second"), second, MIN_TEXT_CONTRAST);
      }
      case "dames" -> {
        assertContrast("numbers", text, ground(room, board), MIN_TEXT_CONTRAST);
        assertContrast("letters", text, fill(board, ".frame"), MIN_TEXT_CONTRAST);
        line(room, board, Mark.LAST);
        assertContrast("last move", text, fill(board, ".tint"), MIN_TEXT_CONTRAST);
      }
      default -> assertContrast("coordinates", text, background(), MIN_TEXT_CONTRAST);
    }
  }

  @ParameterizedTest
  @MethodSource("looks")
  void piecesAndMarksStandOut(GameModule room, String look, ColorScheme scheme) {
    Parent board = show(room, look, scheme);
    Color ground = ground(room, board);
    pieces(room, board)
        .forEach((name, colour) -> assertContrast(name, colour, ground, MIN_MARK_CONTRAST));
    for (Mark mark : List.of(Mark.LAST, Mark.FOCUS, Mark.SELECTED, Mark.HINT, Mark.PENDING)) {
      Shape line = line(room, board, mark);
      Paint paint = line.getStroke() == null ? line.getFill() : line.getStroke();
      assertContrast(mark.name(), colour(paint), ground, MIN_MARK_CONTRAST);
    }
  }

  /** The visible line of a mark, drawn as the board draws it. */
  private static Shape line(GameModule room, Parent board, Mark mark) {
    BoardSkin skin = room.skin().get();
    Line line = room.guide().sample();
    BoardCell cell =
        skin.shape(line.settings(), BoardPreferences.DEFAULT, false).cells().getFirst();
    return WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          Node node = skin.drawMark(mark, cell);
          node.getStyleClass().addAll("mark", mark.name().toLowerCase(java.util.Locale.ROOT));
          ((Group) board.lookup(".cell").getParent()).getChildren().add(node);
          board.applyCss();
          Node seen = node instanceof Shape ? node : node.lookup(".line");
          return (Shape) (seen == null ? node.lookup(".fill") : seen);
        });
  }

  private static Map<String, Color> pieces(GameModule room, Parent board) {
    return switch (room.game().id()) {
      case "dots" ->
          Map.of(
              "line", fill(board, ".edge"),
              "first box", fill(board, ".box.first"),
              "second box", fill(board, ".box.second"));
      case "dames" ->
          Map.of("white", fill(board, ".top.white"), "black", fill(board, ".top.black"));
      default ->
          Map.of("first", fill(board, ".stone.first"), "second", fill(board, ".stone.second"));
    };
  }

  @ParameterizedTest
  @MethodSource("looks")
  void theSidesAreDistinctForEveryColourVision(GameModule room, String look, ColorScheme scheme) {
    Parent board = show(room, look, scheme);
    List<Color> sides = sides(room, board);
    for (Vision vision : Vision.values()) {
      boolean safe = look.equals("safe");
      double least =
          vision == Vision.ACHROMATOPSIA && !safe ? 0 : safe ? MIN_SAFE_DIFFERENCE : MIN_DIFFERENCE;
      assertThat(Colours.difference(sides.getFirst(), sides.getLast(), vision))
          .as("%s", vision)
          .isGreaterThanOrEqualTo(least);
    }
    if (look.equals("safe")) {
      assertContrast("sides", sides.getFirst(), sides.getLast(), MIN_MARK_CONTRAST);
    }
  }

  private static List<Color> sides(GameModule room, Parent board) {
    return switch (room.game().id()) {
      case "dots" -> List.of(fill(board, ".box.first"), fill(board, ".box.second"));
      case "dames" -> List.of(fill(board, ".top.white"), fill(board, ".top.black"));
      default -> List.of(fill(board, ".stone.first"), fill(board, ".stone.second"));
    };
  }

  @ParameterizedTest
  @MethodSource("looks")
  void theSidesDifferInMoreThanColour(GameModule room, String look, ColorScheme scheme) {
    Parent board = show(room, look, scheme);
    switch (room.game().id()) {
      case "dots" -> assertThat(board.lookupAll(".hatches")).isNotEmpty();
      case "dames" -> {
        List<Color> sides = sides(room, board);
        assertContrast("light and dark", sides.getFirst(), sides.getLast(), 2 * MIN_MARK_CONTRAST);
      }
      default ->
          assertContrast(
              "ring",
              stroke(board, ".stone-ring"),
              fill(board, ".stone.second"),
              MIN_MARK_CONTRAST);
    }
  }
}
