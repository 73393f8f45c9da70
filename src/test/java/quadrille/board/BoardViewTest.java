package quadrille.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Polygon;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import quadrille.RobotInput;
import quadrille.app.ui.FxThread;
import quadrille.board.layers.CellNode;
import quadrille.board.skin.BoardOption;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.games.hex.HexPosition;

/** Boards on a real scene, played with mouse and keyboard. */
@Tag("screen")
class BoardViewTest {
  private static final Map<String, String> USUAL = Map.of();

  private static Stage stage;

  private final StackPane root = new StackPane();
  private final List<String> moves = new ArrayList<>();
  private final List<String> refused = new ArrayList<>();
  private final List<Line> lines = new ArrayList<>();
  private final List<BoardView> boards = new ArrayList<>();

  private final FxRobot robot = new FxRobot();
  private final RobotInput input = new RobotInput(robot);

  @BeforeAll
  static void openWindow() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    stage = FxThread.call(Stage::new);
  }

  @BeforeEach
  void fillWindow() {
    FxThread.run(
        () -> {
          stage.setScene(new Scene(root, 600, 600));
          stage.show();
        });
  }

  @AfterAll
  static void closeWindow() {
    FxThread.run(stage::close);
  }

  /** Shows a board on which every move is played as soon as it is chosen. */
  private void open(String game, Map<String, String> given, String position)
      throws BadInputException {
    GameModule module = Games.get(game);
    Settings settings = Rules.settings(module.game(), null, given);
    Line line =
        position.isEmpty()
            ? Line.start(module.game(), settings)
            : Line.from(
                module.game(),
                settings,
                module.game().notation().parsePosition(position, settings));
    onFx(
        () -> {
          BoardView board = new BoardView(module.skin().get(), settings);
          boards.add(board);
          lines.add(line);
          board.settings().animationMillisProperty().set(0);
          board.setOnMove(this::play);
          board.setOnClickRefused(text -> refused.add(text.toString()));
          board.setOnClickAccepted(refused::clear);
          board.settings().inputAllowedProperty().set(true);
          board.show(line, false);
          root.getChildren().setAll(board);
          // The first click must not come before the next pulse would have put the cells in place.
          root.applyCss();
          root.layout();
        });
  }

  @Test
  void coordinatesGrowWithTheTextAndStayOnTheBoard() throws BadInputException {
    for (GameModule module : Games.ALL) {
      open(module.game().id(), USUAL, "");
      List<Bounds> usual = coordinates(100);
      List<Bounds> large = coordinates(150);
      assertThat(large).hasSameSizeAs(usual);
      for (int i = 0; i < large.size(); i++) {
        assertThat(large.get(i).getHeight()).isGreaterThan(usual.get(i).getHeight() * 1.2);
        assertThat(root.getLayoutBounds().contains(large.get(i))).isTrue();
      }
      assertThat(coordinates(100)).isEqualTo(usual);
    }
  }

  /** The places of the coordinates with text of a size in percent. */
  private List<Bounds> coordinates(int percent) {
    return FxThread.call(
        () -> {
          TextScale.set(root, percent);
          boards.getLast().requestLayout();
          root.applyCss();
          root.layout();
          return root.lookupAll(".coordinate").stream()
              .filter(Node::isVisible)
              .map(each -> each.localToScene(inkOf((Text) each)))
              .toList();
        });
  }

  @Test
  void theFocusRingCoversNoNumberOnABoardOfDames() throws BadInputException {
    for (String size : List.of("8", "10", "12")) {
      open("dames", Map.of("size", size), "");
      for (int percent : List.of(100, 150)) {
        List<Bounds> numbers = coordinates(percent);
        press(KeyCode.UP);
        for (Bounds line : ringLines()) {
          assertThat(numbers).as("%s %s", size, percent).noneMatch(line::intersects);
        }
      }
    }
  }

  /** The four lines of the focus ring. */
  private List<Bounds> ringLines() {
    return FxThread.call(
        () -> {
          Polygon ring =
              board().lookupAll(".mark.focus").stream()
                  .filter(each -> each.getOpacity() > 0)
                  .map(each -> (Polygon) each.lookup(".halo"))
                  .findFirst()
                  .orElseThrow();
          Bounds all = ring.getLayoutBounds();
          double width = ring.getStrokeWidth();
          double right = all.getMaxX() - width;
          double bottom = all.getMaxY() - width;
          return Stream.of(
                  new BoundingBox(all.getMinX(), all.getMinY(), all.getWidth(), width),
                  new BoundingBox(all.getMinX(), bottom, all.getWidth(), width),
                  new BoundingBox(all.getMinX(), all.getMinY(), width, all.getHeight()),
                  new BoundingBox(right, all.getMinY(), width, all.getHeight()))
              .map(ring::localToScene)
              .toList();
        });
  }

  /** The letters of a text that is centred within a greater width. */
  private static Bounds inkOf(Text text) {
    Bounds all = text.getLayoutBounds();
    Text alone = new Text(text.getText());
    alone.setFont(text.getFont());
    alone.setTextOrigin(text.getTextOrigin());
    alone.setBoundsType(TextBoundsType.VISUAL);
    Bounds ink = alone.getLayoutBounds();
    double left = all.getCenterX() - ink.getWidth() / 2;
    return new BoundingBox(left, ink.getMinY(), ink.getWidth(), ink.getHeight());
  }

  private void play(long move) {
    moves.add(line().game().notation().format(line().position(), move));
    lines.add(line().play(move));
    board().show(line(), true);
  }

  private BoardView board() {
    return boards.getLast();
  }

  private Line line() {
    return lines.getLast();
  }

  private static void onFx(Runnable action) {
    FxThread.run(action);
    RobotInput.settle();
  }

  private CellNode cell(String name) {
    return board().lookupAll(".cell").stream()
        .map(CellNode.class::cast)
        .filter(cell -> cell.cell().playable() && cell.cell().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private void click(String... cells) {
    for (String name : cells) {
      input.click(screen(name, 0, 0), MouseButton.PRIMARY);
    }
  }

  /** A point beside the middle of a cell, in board units. */
  private Point2D screen(String name, double x, double y) {
    CellNode cell = cell(name);
    return cell.localToScreen(cell.cell().centre().add(x, y));
  }

  private String read(String name) {
    return String.valueOf(cell(name).queryAccessibleAttribute(AccessibleAttribute.TEXT));
  }

  private List<String> focused() {
    return board().lookupAll(".cell").stream()
        .filter(Node::isFocused)
        .map(node -> ((CellNode) node).cell().name())
        .toList();
  }

  private void press(KeyCode... keys) {
    input.type(keys);
  }

  @Test
  void aClickPlacesAStone() throws BadInputException {
    open("hex", USUAL, "");

    click("c4");

    assertThat(moves).containsExactly("c4");
    assertThat(read("c4")).isEqualTo("c4, red stone, last move");
  }

  @Test
  void theKeyboardPlacesAStone() throws BadInputException {
    open("hex", USUAL, ""); // A diamond: a step to the left crosses a row and a column.

    press(KeyCode.TAB);
    assertThat(focused()).containsExactly("f6");
    assertThat(ringed()).isOne();
    press(KeyCode.UP, KeyCode.LEFT, KeyCode.LEFT, KeyCode.ENTER);

    assertThat(moves).containsExactly("d3");
    assertThat(focused()).containsExactly("d3");
  }

  @Test
  void theFocusRingIsOnlyVisibleWhileTheKeyboardIsInUse() throws BadInputException {
    open("hex", USUAL, "");

    click("c4");
    assertThat(ringed()).isZero();
    press(KeyCode.RIGHT);
    assertThat(ringed()).isOne();
    click("e5");
    assertThat(ringed()).isZero();
  }

  private long ringed() {
    return board().lookupAll(".mark.focus").stream().filter(ring -> ring.getOpacity() > 0).count();
  }

  @Test
  void theBoardIsOneStopOfTheTabKey() throws BadInputException {
    open("dames", USUAL, "");

    assertThat(board().lookupAll(".cell").stream().filter(Node::isFocusTraversable).toList())
        .hasSize(1);
  }

  @Test
  void aStillBoardIsNoStopOfTheTabKey() throws BadInputException {
    open("dames", USUAL, "");
    onFx(() -> board().setMouseTransparent(true));

    assertThat(board().lookupAll(".cell")).noneMatch(Node::isFocusTraversable);
  }

  @Test
  void aClickOnTheFirstStoneSwapsSides() throws BadInputException {
    open("hex", USUAL, "");

    click("b3", "b3");

    assertThat(moves).containsExactly("b3", "swap-pieces");
    assertThat(read("c2")).startsWith("c2, blue stone");
  }

  @Test
  void movesWaitForConfirmationIfSet() throws BadInputException {
    open("hex", USUAL, "");
    onFx(() -> board().settings().confirmProperty().set(true));

    click("b3");
    assertThat(moves).isEmpty();
    assertThat(board().pendingProperty().get()).isTrue();
    assertThat(read("b3")).isEqualTo("b3, empty, press Enter to confirm");

    click("c4");
    input.click(screen("h8", 0, 0), MouseButton.SECONDARY);
    assertThat(moves).containsExactly("c4");
    assertThat(board().pendingProperty().get()).isFalse();

    click("e5");
    press(KeyCode.ESCAPE);
    assertThat(board().pendingProperty().get()).isFalse();
    click("e5", "e5");
    assertThat(moves).containsExactly("c4", "e5");
  }

  @Test
  void aForcedCaptureExplainsWhyAManMayNotMove() throws BadInputException {
    open("dames", USUAL, "W:W32,40,48:B28,3");

    click("40");
    assertThat(refused).containsExactly("This man may not move: a capture must be made.");
    assertThat(read("32")).isEqualTo("32, white man, must capture");
    assertThat(moves).isEmpty();

    click("32", "27");
    assertThat(refused).last().isEqualTo("27 is not allowed: a capture must be made.");
    click("23");
    assertThat(moves).containsExactly("32x23");
  }

  @Test
  void aMultiCaptureIsEnteredByItsLandingSquares() throws BadInputException {
    open("dames", USUAL, "W:W48:B42,32,22,3");

    click("48", "37");
    assertThat(read("37")).isEqualTo("37, empty, selected");
    assertThat(read("28")).isEqualTo("28, empty, possible capture or jump");
    click("28", "17");

    assertThat(moves).containsExactly("48x17");
  }

  @Test
  void aMultiCaptureIsEnteredByItsDestination() throws BadInputException {
    open("dames", USUAL, "W:W48:B42,32,22,3");

    click("48", "17");

    assertThat(moves).containsExactly("48x17");
  }

  @Test
  void aCaptureAllAroundIsEnteredByItsStartOnceAnotherSquareIsClicked() throws BadInputException {
    open("dames", Map.of("size", "6", "menRows", "2"), "W:W17:B7,8,13,14");

    click("17", "17");
    assertThat(read("17")).doesNotContain("selected");
    click("17", "12");
    assertThat(read("17")).contains("selected", "possible capture or jump");
    click("17");

    assertThat(moves).containsExactly("17x17");
    assertThat(refused).isEmpty();
  }

  @Test
  void aManCanBeDragged() throws BadInputException {
    open("dames", USUAL, "");

    robot.drag(screen("32", 0, 0), MouseButton.PRIMARY).dropTo(screen("28", 0, 0));

    assertThat(moves).containsExactly("32-28");
  }

  @Test
  void aPieceIsDraggedFromLandingSquareToLandingSquare() throws BadInputException {
    open("dames", USUAL, "W:W48:B42,32,22,3");

    for (String square : List.of("37", "28", "17")) {
      robot.drag(screen("48", 0, 0), MouseButton.PRIMARY).dropTo(screen(square, 0, 0));
    }

    assertThat(moves).containsExactly("48x17");
    assertThat(refused).isEmpty();
  }

  @Test
  void releasingElsewherePlacesNoStone() throws BadInputException {
    open("hex", USUAL, "");

    robot.drag(screen("c4", 0, 0), MouseButton.PRIMARY).dropTo(screen("e5", 0, 0));

    assertThat(moves).isEmpty();
  }

  @Test
  void aSecondClickCancelsTheSelection() throws BadInputException {
    open("dames", USUAL, "");

    click("32");
    assertThat(read("32")).isEqualTo("32, white man, selected");
    click("32");
    assertThat(read("32")).isEqualTo("32, white man");
  }

  @Test
  void aRefusalEndsWithTheNextClickThatIsAccepted() throws BadInputException {
    open("dames", USUAL, "");

    click("46");
    assertThat(refused).containsExactly("This man cannot move.");
    click("32");
    assertThat(refused).isEmpty();
  }

  @Test
  void aManDroppedElsewhereSnapsBack() throws BadInputException {
    open("dames", USUAL, "");

    robot.drag(screen("32", 0, 0), MouseButton.PRIMARY).dropTo(screen("23", 0, 0));

    assertThat(moves).isEmpty();
    assertThat(board().lookupAll(".piece"))
        .anyMatch(man -> man.localToScreen(Point2D.ZERO).distance(screen("32", 0, 0)) < 1);
    assertThat(refused).containsExactly("The man cannot go to 23.");
  }

  @Test
  void aCloneNeedsItsTargetAndAJumpBothCells() throws BadInputException {
    open("hexxagon", USUAL, "");

    click("e2");
    assertThat(moves).containsExactly("e2");
    click("i1", "g1");
    assertThat(moves).containsExactly("e2", "i1g1");
    assertThat(read("i1")).isEqualTo("i1, empty, last move");
  }

  @Test
  void aClickNearAnEdgeDrawsIt() throws BadInputException {
    open("dots", Map.of("size", "2"), "");

    input.click(screen("b1v", 30, 8), MouseButton.PRIMARY);
    input.click(screen("a2h", -5, -35), MouseButton.PRIMARY);

    assertThat(moves).containsExactly("b1v", "a2h");
  }

  @Test
  void aFlippedBoardTakesTheSameMoves() throws BadInputException {
    open("dames", USUAL, "");
    double before = screen("32", 0, 0).getY();
    onFx(() -> board().settings().flippedProperty().set(true));

    assertThat(screen("32", 0, 0).getY()).isLessThan(before);
    click("32", "28");
    assertThat(moves).containsExactly("32-28");
  }

  @Test
  void movesAreIgnoredWhileInputIsNotAllowed() throws BadInputException {
    open("hex", USUAL, "");
    onFx(() -> board().settings().inputAllowedProperty().set(false));

    click("c4");

    assertThat(moves).isEmpty();
    assertThat(refused).isEmpty();
  }

  @Test
  void theWholeBoardFitsAtEverySize() throws BadInputException {
    for (String game : List.of("hex", "dames", "hexxagon", "dots")) {
      open(game, USUAL, "");
      for (double[] size : new double[][] {{220, 220}, {600, 300}, {300, 600}, {600, 600}}) {
        onFx(
            () -> {
              board().setMaxSize(size[0], size[1]);
            });
        for (Node cell : board().lookupAll(".cell")) {
          Bounds bounds =
              cell.localToScene(((CellNode) cell).getChildren().getFirst().getBoundsInParent());
          assertThat(board().localToScene(board().getLayoutBounds()).contains(bounds)).isTrue();
        }
      }
    }
  }

  @Test
  void everyCellIsAccessible() throws BadInputException {
    open("dots", Map.of("size", "1"), "");

    assertThat(cell("a1h").getAccessibleRole()).isEqualTo(AccessibleRole.BUTTON);
    for (String edge : List.of("a1h", "a2h", "a1v", "b1v")) {
      onFx(
          () -> {
            cell(edge).executeAccessibleAction(AccessibleAction.FIRE);
          });
    }

    assertThat(moves).containsExactly("a1h", "a2h", "a1v", "b1v");
  }

  @Test
  void animationsEndInThePositionShownWithoutThem() throws Exception {
    open("dames", USUAL, "W:W48:B42,32,22,3");
    List<Boolean> finished = new ArrayList<>();
    onFx(
        () -> {
          board().settings().animationMillisProperty().set(20);
          board().setOnAnimationFinished(() -> finished.add(board().isAnimating()));
        });

    click("48", "17");
    WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> !finished.isEmpty());

    assertThat(finished).containsExactly(false);
    assertThat(board().lookupAll(".piece")).hasSize(2);
  }

  @Test
  void aNewLineFinishesAnAnimation() throws BadInputException {
    open("hex", USUAL, "");
    List<Boolean> finished = new ArrayList<>();
    Line line = line().play("a1");
    Line next = line.play("b1");
    onFx(
        () -> {
          board().settings().animationMillisProperty().set(60_000);
          board().setOnAnimationFinished(() -> finished.add(true));
          board().show(line, true);
          assertThat(board().isAnimating()).isTrue();
          board().show(next, false);
        });

    assertThat(finished).hasSize(1);
    assertThat(board().isAnimating()).isFalse();
    assertThat(board().lookupAll(".stone")).hasSize(2);
  }

  @Test
  void aBoardThatIsTurnedFinishesItsAnimation() throws BadInputException {
    open("hex", USUAL, "");
    List<Boolean> finished = new ArrayList<>();
    Line line = line().play("a1");
    onFx(
        () -> {
          board().settings().animationMillisProperty().set(60_000);
          board().setOnAnimationFinished(() -> finished.add(board().isAnimating()));
          board().show(line, true);
          board().settings().flippedProperty().set(true);
        });

    assertThat(finished).containsExactly(false);
    assertThat(board().lookupAll(".stone")).hasSize(1);
  }

  @Test
  void aBoardThatIsTurnedKeepsItsHint() throws BadInputException {
    open("hex", USUAL, "");
    long move = line().play("c3").move();
    onFx(
        () -> {
          board().showHint(move);
          board().settings().flippedProperty().set(true);
        });

    assertThat(cell("c3").queryAccessibleAttribute(AccessibleAttribute.TEXT))
        .asString()
        .contains("suggested");
  }

  @Test
  void aSwappedStoneTravelsToItsMirrorCell() throws Exception {
    open("hex", USUAL, "");
    Line line = line().play("b1");
    onFx(
        () -> {
          board().show(line, false);
          board().settings().animationMillisProperty().set(200);
          board().show(line.play(HexPosition.SWAP), true);
        });
    Point2D start = cell("b1").cell().centre();
    Point2D end = cell("a2").cell().centre();

    WaitForAsyncUtils.waitFor(
        10,
        TimeUnit.SECONDS,
        () -> pieces().anyMatch(piece -> isBetween(start, place(piece), end)));
    WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> !board().isAnimating());
    assertThat(pieces().toList()).allMatch(piece -> place(piece).equals(end));
  }

  private static boolean isBetween(Point2D start, Point2D at, Point2D end) {
    return at.distance(start) > 1 && at.distance(end) > 1;
  }

  private static Point2D place(Node piece) {
    return new Point2D(piece.getTranslateX(), piece.getTranslateY());
  }

  private Stream<? extends Node> pieces() {
    return board().lookupAll(".stone").stream().map(stone -> stone.getParent().getParent());
  }

  @Test
  void aWinIsCelebratedUntilThePlayerLooksBack() throws Exception {
    open("hex", Map.of("rows", "2", "columns", "2", "swap", "false"), "");
    Line before = line().play("a1").play("b1");
    Line won = before.play("a2");
    onFx(
        () -> {
          board().settings().animationMillisProperty().set(100);
          board().show(won, true);
        });

    WaitForAsyncUtils.waitFor(
        10, TimeUnit.SECONDS, () -> pieces().anyMatch(piece -> piece.getScaleX() > 1.02));
    assertThat(board().isAnimating()).isFalse();
    onFx(() -> board().show(before, false));
    assertThat(pieces().toList()).allMatch(piece -> piece.getScaleX() == 1);
  }

  @Test
  void aBlindfoldBoardHidesPiecesButTakesMoves() throws BadInputException {
    open("dames", USUAL, "");
    BoardView board = boards.getLast();
    assertThat(isAnyPieceSeen(board)).isTrue();
    onFx(() -> board.settings().blindfoldProperty().set(true));
    assertThat(isAnyPieceSeen(board)).isFalse();
    onFx(() -> board.settings().flippedProperty().set(true));
    assertThat(isAnyPieceSeen(board)).isFalse();

    click("32", "28");
    assertThat(moves).containsExactly("32-28");
    assertThat(isAnyPieceSeen(board)).isFalse();
    onFx(() -> board.settings().blindfoldProperty().set(false));
    assertThat(isAnyPieceSeen(board)).isTrue();
  }

  private static boolean isAnyPieceSeen(BoardView board) {
    return board.lookupAll(".piece").stream().anyMatch(BoardViewTest::isSeen);
  }

  private static boolean isSeen(Node node) {
    return node.isVisible() && (node.getParent() == null || isSeen(node.getParent()));
  }

  @Test
  void hoveringPreviewsTheFlips() throws Exception {
    open(
        "hexxagon",
        USUAL,
        "...../.o..../.x.o.../...o-.../...-....x/....-.../......./....../..... x");
    robot.moveTo(screen("e3", 0, 0));
    RobotInput.settle();

    assertThat(board().lookupAll(".ghost")).hasSize(4);
    robot.moveTo(screen("a9", 0, 0));
    RobotInput.settle();
    assertThat(board().lookupAll(".ghost")).isEmpty();
  }

  @Test
  void severalCaptureRoutesAreDrawn() throws Exception {
    open("dames", Map.of("size", "6", "menRows", "2"), "W:W17:B7,8,13,14");
    click("17");
    assertThat(board().lookupAll(".route.line")).hasSize(2);
    robot.moveTo(screen("3", 0, 0));
    RobotInput.settle();
    assertThat(board().lookupAll(".route.line")).as("beside the pointer").hasSize(2);

    click("12");
    assertThat(board().lookupAll(".route.line")).isEmpty();
    click("5", "10", "17");
    assertThat(moves).hasSize(1);
  }

  @Test
  void cellsAreReachedByNameAndDiagonally() throws Exception {
    open("hexxagon", USUAL, "");
    onFx(() -> board().requestFocus());
    press(KeyCode.E, KeyCode.DIGIT2);
    assertThat(board().getScene().getFocusOwner()).isEqualTo(cell("e2"));
    press(KeyCode.PAGE_DOWN);
    assertThat(board().getScene().getFocusOwner()).isEqualTo(cell("e3"));
    press(KeyCode.HOME);
    assertThat(board().getScene().getFocusOwner()).isEqualTo(cell("e2"));
    press(KeyCode.ENTER);
    assertThat(moves).containsExactly("e2");
  }

  @Test
  void aLookChangesTheStyleAndAnOptionRedraws() throws Exception {
    open(
        "hex",
        Map.of("rows", "5", "columns", "5", "swap", "off"),
        "...../..x../...../.x.../..o.. o");
    BoardOption bridges = BoardOption.toggle("bridges");
    assertThat(board().lookupAll(".aid")).isEmpty();

    onFx(
        () ->
            board()
                .settings()
                .preferencesProperty()
                .set(BoardPreferences.DEFAULT.withLook("slate").with(bridges, "on")));
    assertThat(board().getStyleClass()).contains("look-slate").doesNotContain("look-paper");
    assertThat(board().lookupAll(".aid.bridge")).isNotEmpty();
  }

  @Test
  void aDiamondOfHexIsNotTurnedForABarBesideItButWhereItIsSmall() throws Exception {
    open("hex", Map.of(), "");
    assertThat(isDiamond()).isTrue();
    leaveFree(60);
    assertThat(isDiamond()).isTrue();
    leaveFree(200);
    assertThat(isDiamond()).isFalse();
    leaveFree(20);
    assertThat(isDiamond()).isFalse();
  }

  /** Makes the board that much narrower than the window, in pixels. */
  private void leaveFree(double width) {
    onFx(
        () -> {
          root.setPadding(new Insets(0, width, 0, 0));
          root.layout();
        });
  }

  /** Whether a row of the board does not lie flat. */
  private boolean isDiamond() {
    return FxThread.call(() -> Math.abs(top(cell("a1")) - top(cell("k1"))) > BoardShape.UNIT / 2);
  }

  private static double top(Node node) {
    return node.localToScene(node.getLayoutBounds()).getMinY();
  }
}
