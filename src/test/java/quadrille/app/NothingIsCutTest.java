package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import quadrille.app.settings.Language;
import quadrille.app.settings.TextSize;
import quadrille.app.setup.BotChoice;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Series;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxThread;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.records.SampleGames;

/**
 * Tests that every text and every control of every screen is whole, in its place and uncovered, in
 * windows of all sizes. The themes differ only in their colours, which {@link StylesheetTest}
 * tests.
 */
@Tag("screen")
@Timeout(300)
class NothingIsCutTest {
  private static final SeatChoice HUMAN = SeatChoice.human("Maximiliane");
  private static final SeatChoice OTHER = SeatChoice.human("Bartholomew");
  private static final SeatChoice COMPUTER = new SeatChoice(true, "", 3);
  private static final int PLIES = 40;
  private static final int REVIEWED_PLIES = 16;

  private static final String COMMENT =
      "Of all the moves on the board this one looks the quietest, and it decides the game.";

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void everyTextIsWholeInItsPlaceAndUncovered() throws Exception {
    SampleGames.fill(folder);
    try (ScreenWalk walk = new ScreenWalk(folder)) {
      visitAll(walk);
    }
  }

  @Test
  @Tag("slow")
  void everyTextIsWholeInBothLanguagesWithEverySizeOfText() throws Exception {
    SampleGames.fill(folder);
    try (ScreenWalk walk = new ScreenWalk(folder)) {
      walk.lookAtEveryStyle();
      visitAll(walk);
    }
  }

  private static void visitAll(ScreenWalk walk) {
    visitGeneral(walk);
    visitPlaying(walk, Games.ALL.getFirst());
    visitSwap(walk);
    visitLongTurns(walk);
    for (GameModule module : Games.ALL) {
      visitSetUp(walk, module);
      visitTables(walk, module);
    }
    visitSeries(walk, Games.get("dames"));
    visitReviewed(walk, Games.get("hex"));
    visitReviewed(walk, Games.get("dames"));
    visitAnalysed(walk, Games.get("dames"));
    assertThat(walk.faults()).isEmpty();
  }

  @Test
  void thePanelBesideTheBoardGrowsWithTheWindow() {
    try (ScreenWalk walk = new ScreenWalk(folder)) {
      FxThread.run(
          () -> walk.navigator().open(Games.get("hex"), setup(HUMAN, OTHER, TimeControl.NONE, 1)));
      assertThat(widthOfPanel(walk, 960)).isBetween(320.0, 360.0);
      assertThat(widthOfPanel(walk, 1280)).isBetween(360.0, 400.0);
      assertThat(widthOfPanel(walk, 1920)).isEqualTo(400);
    }
  }

  @Test
  void aLongSubtitleGivesWayToTheTextsAndTheOnlyRowOfTheToolbar() {
    try (ScreenWalk walk = new ScreenWalk(folder)) {
      FxThread.run(() -> walk.preferences().languageProperty().set(Language.FRENCH));
      watch(walk, "international");
      assertThat(toolbar(walk, 1280).getText()).isNotEmpty();
      Label subtitle = (Label) Objects.requireNonNull(walk.find("#subtitle"));
      assertThat(subtitle.isTextTruncated()).isFalse();
      FxThread.run(() -> subtitle.setText("Championnat de France par correspondance 2026"));
      assertThat(toolbar(walk, 620).getText()).isEmpty();
      assertThat(Objects.requireNonNull(walk.find(".table-bar")).getLayoutBounds().getHeight())
          .isLessThan(60);
      assertThat(toolbar(walk, 1280).getText()).isNotEmpty();
      assertThat(subtitle.isTextTruncated()).isTrue();
      assertThat(subtitle.getTooltip().getText()).isEqualTo(subtitle.getText());
    }
  }

  private static void watch(ScreenWalk walk, String preset) {
    GameSetup setup =
        new GameSetup(
            preset, Map.of(), COMPUTER, COMPUTER, Starter.ONE, TimeControl.NONE, 1, false);
    TableModel model = FxThread.call(() -> walk.navigator().open(Games.get("dames"), setup));
    ScreenWalk.await("some moves", () -> model.line().ply() >= 2);
    FxThread.run(model.controls()::pauseOrResume);
  }

  /** Returns the button for the analysis in a window of this width, whose text may be left out. */
  private static Button toolbar(ScreenWalk walk, double width) {
    FxThread.run(() -> walk.layOut(new Dimension2D(width, 860)));
    return (Button) Objects.requireNonNull(walk.find("#analyse"));
  }

  @Test
  void allTabsBesideTheBoardAreInSight() {
    try (ScreenWalk walk = new ScreenWalk(folder)) {
      GameSetup watched = setup(COMPUTER, COMPUTER, TimeControl.NONE, 1);
      TableModel model = FxThread.call(() -> walk.navigator().open(Games.get("dots"), watched));
      ScreenWalk.await("some moves", () -> model.line().ply() >= 4);
      FxThread.run(model.controls()::resign);
      ScreenWalk.await("the result", model::isOver);
      for (Language language : List.of(Language.ENGLISH, Language.FRENCH)) {
        FxThread.run(() -> walk.preferences().languageProperty().set(language));
        assertThat(tabsInSight(walk, TextSize.USUAL, 960)).isEqualTo(4);
        assertThat(tabsInSight(walk, TextSize.LARGER, 1280)).isEqualTo(4);
        assertThat(tabsInSight(walk, TextSize.LARGEST, 1920)).isEqualTo(4);
      }
    }
  }

  private static long tabsInSight(ScreenWalk walk, TextSize text, double width) {
    FxThread.run(() -> walk.preferences().textSizeProperty().set(text));
    walk.press("#reviewing");
    return FxThread.call(
        () -> {
          walk.layOut(new Dimension2D(width, 900));
          Node tabs = Objects.requireNonNull(walk.find(".table-tabs"));
          Bounds area = tabs.localToScene(tabs.getLayoutBounds());
          return tabs.lookupAll(".tab").stream()
              .filter(each -> area.contains(each.localToScene(each.getLayoutBounds())))
              .count();
        });
  }

  private static double widthOfPanel(ScreenWalk walk, double width) {
    return FxThread.call(
        () -> {
          walk.layOut(new Dimension2D(width, 900));
          return Objects.requireNonNull(walk.find(".table-panel")).getLayoutBounds().getWidth();
        });
  }

  private static GameSetup setup(SeatChoice one, SeatChoice two, TimeControl clock, int games) {
    return new GameSetup(null, Map.of(), one, two, Starter.ONE, clock, games, false);
  }

  private static void visitGeneral(ScreenWalk walk) {
    ScreenNavigator navigator = walk.navigator();
    BooleanSupplier isReady = walk.window()::isReady;
    FxThread.run(navigator::showLauncher);
    walk.visit("launcher", isReady, () -> {});
    FxThread.run(navigator::showHistory);
    walk.visit("history", isReady, () -> {});
    walk.visit(
        "statistics",
        isReady,
        () ->
            ((ToggleButton) Objects.requireNonNull(walk.find(".history-head .right-pill"))).fire());
  }

  private static void visitSetUp(ScreenWalk walk, GameModule module) {
    ScreenNavigator navigator = walk.navigator();
    String game = module.game().id() + " ";
    FxThread.run(() -> navigator.showNewGame(module, false));
    walk.visit(game + "new game");
    FxThread.run(() -> navigator.showNewGame(module, true));
    walk.visit(game + "new game to watch");
    visitEveryChoice(walk, module);
    walk.visitPanel(
        game + "rules", () -> navigator.showRules(module, Rules.defaults(module.game()), () -> {}));
    if (!module.guide().lesson().isEmpty()) {
      FxThread.run(() -> navigator.showLesson(module));
      walk.visit(game + "lesson");
    }
    if (module.editor() != null) {
      FxThread.run(() -> navigator.editPosition(module, null));
      walk.visit(game + "editor");
    }
  }

  /** Named opponents, clocks of one's own, and the longest value of every list. */
  private static void visitEveryChoice(ScreenWalk walk, GameModule module) {
    List<BotChoice> bots = BotChoice.all(module);
    SeatChoice weakest = new SeatChoice(true, "", 1, bots.getFirst().seat().spec());
    SeatChoice strongest = new SeatChoice(true, "", 8, bots.getLast().seat().spec());
    TimeControl clock = TimeControl.perGame(5999, 45);
    walk.preferences()
        .remember(module.game().id(), setup(weakest, strongest, clock, GameSetup.MAX_GAMES));
    FxThread.run(() -> walk.navigator().showNewGame(module, false));
    walk.visit(
        module.game().id() + " new game with every choice",
        () -> true,
        () -> walk.findAll(".new-game-panel .combo-box").forEach(NothingIsCutTest::chooseLongest));
  }

  private static void chooseLongest(Node node) {
    choose((ComboBox<?>) node);
  }

  private static <T> void choose(ComboBox<T> box) {
    box.getItems().stream()
        .max(Comparator.comparingInt(each -> box.getConverter().toString(each).length()))
        .ifPresent(box::setValue);
  }

  /** A game with moves, clocks and names. */
  private static void visitPlaying(ScreenWalk walk, GameModule module) {
    Line line = randomLine(module, PLIES);
    GameSetup played = setup(HUMAN, COMPUTER, TimeControl.TOTAL_10M, 1);
    FxThread.run(() -> walk.navigator().continueGame(module, treeOf(line), line, played));
    walk.visit("playing");
  }

  /** A game of Hex whose first stone may be taken over. */
  private static void visitSwap(ScreenWalk walk) {
    GameSetup humans = setup(HUMAN, OTHER, TimeControl.NONE, 1);
    TableModel model = FxThread.call(() -> walk.navigator().open(Games.get("hex"), humans));
    ScreenWalk.await("the game", model::canMove);
    FxThread.run(() -> model.play(model.line().position().legalMoves().pickRandom(new Random(1))));
    ScreenWalk.await("the first stone", () -> model.line().ply() == 1);
    walk.visit("swap", () -> isSwapOffered(walk), () -> {});
  }

  /** The end of a game of Dots and Boxes, with turns of many moves. */
  private static void visitLongTurns(ScreenWalk walk) {
    GameModule module = Games.get("dots");
    Line line = randomLine(module, Integer.MAX_VALUE);
    FxThread.run(() -> walk.navigator().open(module, treeOf(line)));
    walk.visit(
        "turns of many moves",
        () -> {
          walk.widen();
          return walk.find("#end") != null;
        },
        () -> ((Button) Objects.requireNonNull(walk.find("#end"))).fire());
  }

  private static boolean isSwapOffered(ScreenWalk walk) {
    Node offer = walk.find(".offer");
    return offer != null && offer.isVisible();
  }

  /** A game with a hint, and one to watch. */
  private static void visitTables(ScreenWalk walk, GameModule module) {
    String game = module.game().id() + " ";
    GameSetup humans = setup(HUMAN, OTHER, TimeControl.TOTAL_3M, 1);
    TableModel advised = FxThread.call(() -> walk.navigator().open(module, humans));
    ScreenWalk.await("the game", advised::canMove);
    FxThread.run(advised.notices()::requestHint);
    ScreenWalk.await("the hint", () -> advised.notices().hintProperty().get() != null);
    walk.visit(game + "hint");

    GameSetup computers = setup(COMPUTER, COMPUTER, TimeControl.NONE, 4);
    TableModel watched = FxThread.call(() -> walk.navigator().open(module, computers));
    ScreenWalk.await("some moves", () -> watched.line().ply() >= 6);
    FxThread.run(watched.controls()::pauseOrResume);
    FxThread.run(watched.analyst()::close);
    walk.visit(game + "watching", () -> true, () -> showLongScores(walk));
  }

  /** What a computer shows that has found a win. */
  private static void showLongScores(ScreenWalk walk) {
    for (String id : List.of("#firstScore", "#secondScore")) {
      if (walk.find(id) instanceof Label score) {
        score.setText("Bartholomew wins in 13");
      }
    }
  }

  /** A game of a series that is resigned, and the score after it. */
  private static void visitSeries(ScreenWalk walk, GameModule module) {
    String game = module.game().id() + " ";
    GameSetup humans = setup(HUMAN, OTHER, TimeControl.TOTAL_3M, 1);
    Series series = new Series(2, 4, 1, 1, 0);
    FxThread.run(() -> walk.navigator().startGame(module, humans, series));
    ScreenWalk.await("the game", () -> !Objects.requireNonNull(walk.find("#resign")).isDisabled());
    walk.press("#resign");
    walk.visit(game + "resignation");
    walk.press("#yes");
    walk.visit(game + "score", () -> isScoreShown(walk), () -> {});
  }

  private static boolean isScoreShown(ScreenWalk walk) {
    Node card = walk.find("#series-card");
    return card != null && card.isVisible() && card.getOpacity() == 1;
  }

  /** A finished game with its times, comments, and what a review finds. */
  private static void visitReviewed(ScreenWalk walk, GameModule module) {
    GameSetup humans = setup(HUMAN, OTHER, TimeControl.TOTAL_30M, 1);
    TableModel model = FxThread.call(() -> walk.navigator().open(module, humans));
    Random random = new Random(1);
    for (int i = 0; i < REVIEWED_PLIES; i++) {
      int ply = i;
      ScreenWalk.await("the game", () -> model.line().ply() == ply && model.canMove());
      FxThread.run(() -> model.play(model.line().position().legalMoves().pickRandom(random)));
    }
    ScreenWalk.await("the last move", () -> model.line().ply() == REVIEWED_PLIES);
    FxThread.run(() -> model.game().annotate(model.game().current(), COMMENT, List.of(1)));
    FxThread.run(model.controls()::resign);
    ScreenWalk.await("the result", model::isOver);
    walk.press("#reviewing");
    walk.press("#begin");
    ScreenWalk.await("the review", () -> model.review().reviewProperty().get() != null);
    walk.visit(module.game().id() + " reviewed");

    FxThread.run(model.analyst()::close);
    walk.press("#begin");
    walk.visit(module.game().id() + " under review");
  }

  private static void visitAnalysed(ScreenWalk walk, GameModule module) {
    GameTree tree = treeOf(randomLine(module, PLIES));
    FxThread.run(() -> walk.navigator().analyse(module, tree));
    walk.visit(
        "analysis",
        () -> {
          walk.widen();
          Node candidate = walk.find(".candidate");
          return candidate != null && candidate.isVisible();
        },
        () -> {});
    FxThread.run(
        () -> {
          walk.widen();
          ((Button) Objects.requireNonNull(walk.find("#tree"))).fire();
        });
    walk.visit("boards to come", () -> walk.find(".tree-card") != null, () -> {});
  }

  private static Line randomLine(GameModule module, int plies) {
    Random random = new Random(1);
    Line line = Line.start(module.game(), Rules.defaults(module.game()));
    for (int i = 0; i < plies && line.outcome() == null; i++) {
      line = line.play(line.position().legalMoves().pickRandom(random));
    }
    return line;
  }

  private static GameTree treeOf(Line line) {
    GameTree tree = new GameTree(Line.start(line.game(), line.settings()));
    tree.findOrAdd(line);
    return tree;
  }
}
