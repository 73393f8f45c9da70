package quadrille.app.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import quadrille.app.setup.GameSetup;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.MatchState.Phase;
import quadrille.match.TableOptions;
import quadrille.match.review.GameReview;
import quadrille.match.review.MoveReview;
import quadrille.text.Text;

/** Tests the table without a screen: the test's thread is the screen's. */
class TableModelTest {
  private final LinkedBlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
  private @Nullable TableModel open;

  private TableModel startGame(String game, GameSetup setup) {
    GameModule module = Games.get(game);
    try {
      Line start = Line.start(module.game(), setup.settings(module.game()));
      TableModel model =
          new TableModel(
              module,
              setup,
              new GameTree(start),
              start,
              TableOptions.DEFAULTS,
              screen::add,
              new SplittableRandom(1),
              null);
      open = model;
      model.start();
      return model;
    } catch (BadInputException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @AfterEach
  void close() {
    if (open != null) {
      open.close();
    }
  }

  /** Runs the screen's events until the condition holds. */
  private void until(BooleanSupplier condition) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    try {
      while (!condition.getAsBoolean()) {
        Runnable next = screen.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        assertThat(next).as("an event for the screen").isNotNull();
        next.run();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void play(TableModel model, String moves) throws BadInputException {
    for (String text : moves.split(" ")) {
      until(model::canMove);
      Line line = model.line();
      model.play(line.game().notation().parse(line.position(), text));
      until(() -> model.line() != line);
    }
  }

  private TableModel humans() {
    return startGame(
        "dots",
        TableFixtures.setup(TableFixtures.ADA, TableFixtures.BEN, "rows", "2", "columns", "2"));
  }

  private TableModel withComputer() {
    return startGame(
        "dots",
        TableFixtures.setup(
            TableFixtures.ADA, TableFixtures.COMPUTER, "rows", "3", "columns", "3"));
  }

  private TableModel computers() {
    return startGame(
        "dots",
        TableFixtures.setup(
            TableFixtures.COMPUTER, TableFixtures.COMPUTER, "rows", "3", "columns", "3"));
  }

  @Test
  void twoHumansPlayAGameToItsEnd() throws BadInputException {
    TableModel model = humans();
    play(model, "a1h a2h a1v b1v b1h b2h c1v a2v a3h b2v b3h c2v");
    until(model::isOver);
    assertThat(model.state().moves()).hasSize(12);
    assertThat(model.canMove()).isFalse();
    assertThat(model.controls().actingSide()).isNull();
    assertThat(StatusText.of(model).toString()).contains("wins: ");
    assertThat(StatusText.result(model)).asString().endsWith(" wins");
  }

  @Test
  void computerAnswersAHuman() throws BadInputException {
    TableModel model = withComputer();
    play(model, "a1h");
    until(() -> model.line().ply() == 2 && model.canMove());
    until(() -> model.reportProperty(Side.SECOND).get() != null);
    assertThat(model.reportProperty(Side.FIRST).get()).isNull();
  }

  @Test
  void ignoresAMoveOutOfTurn() throws BadInputException {
    TableModel model = humans();
    model.play(0);
    assertThat(model.line().ply()).isZero();
    play(model, "a1h");
    model.navigation().showPly(0);
    model.play(1);
    assertThat(screen).isEmpty();
    assertThat(model.line().ply()).isEqualTo(1);
  }

  @Test
  void undoAndRedoStopAtTheHumansMoves() throws BadInputException {
    TableModel model = withComputer();
    play(model, "a1h");
    until(model::canMove);
    model.controls().undo();
    until(() -> model.line().ply() == 0 && model.canMove());
    assertThat(model.controls().canUndo()).isFalse();
    assertThat(model.controls().canRedo()).isTrue();
    model.controls().redo();
    until(() -> model.line().ply() == 2 && model.canMove());
    assertThat(model.controls().canRedo()).isFalse();
  }

  @Test
  void aSwapIsToldInWords() throws BadInputException {
    TableModel model =
        startGame("hex", TableFixtures.setup(TableFixtures.ADA, TableFixtures.BEN, "size", "5"));
    play(model, "c3 swap-pieces");

    assertThat(StatusText.of(model))
        .hasToString("Blue has taken over the first stone (swap). Red to move");
    assertThat(StatusText.of(model).in(Locale.FRENCH)).contains("échange");
    assertThat(model.navigation().node().moveText()).isEqualTo("swap-pieces");
    assertThat(model.navigation().node().moveName().in(Locale.FRENCH)).isEqualTo("échange");
    play(model, "a1");
    assertThat(StatusText.of(model)).hasToString("Blue to move");
  }

  @Test
  void lookingBackDoesNotChangeTheGame() throws BadInputException {
    TableModel model = humans();
    play(model, "a1h a2h a3h");
    model.navigation().showPly(1);
    assertThat(model.navigation().isLive()).isFalse();
    assertThat(model.canMove()).isFalse();
    assertThat(model.navigation().line().ply()).isEqualTo(1);
    assertThat(StatusText.side(model)).as("who moved").isEqualTo(Side.FIRST);
    assertThat(model.line().ply()).isEqualTo(3);
    assertThat(StatusText.of(model).toString()).isEqualTo("Move 1 of 2 (Red)");
    assertThat(StatusText.result(model)).isNull();
    model.navigation().showPly(99);
    assertThat(model.navigation().isLive()).isTrue();
    assertThat(model.canMove()).isTrue();
  }

  @Test
  void computersPlayOnWhileThePlayerLooksBack() {
    TableModel model = computers();
    until(() -> model.line().ply() >= 2);
    model.navigation().showPly(1);
    Line shown = model.navigation().line();
    until(model::isOver);
    assertThat(model.navigation().line()).isSameAs(shown);
    model.navigation().showLive();
    assertThat(model.navigation().isLive()).isTrue();
  }

  @Test
  void undoReturnsToTheGameAsItStands() throws BadInputException {
    TableModel model = humans();
    play(model, "a1h a2h a3h");
    model.navigation().showPly(2);
    model.controls().undo();
    until(() -> model.line().ply() == 2);
    assertThat(model.navigation().isLive()).isTrue();
  }

  @Test
  void computersPauseStepAndResume() {
    TableModel model = computers();
    model.controls().setPace(Duration.ofMillis(5));
    until(() -> model.line().ply() >= 2);
    model.controls().pauseOrResume();
    until(model.controls()::isPaused);
    int ply = model.line().ply();
    model.controls().step();
    until(() -> model.controls().isPaused() && model.line().ply() == ply + 1);
    model.controls().undo();
    until(() -> model.line().ply() == ply);
    assertThat(model.controls().isPaused()).isTrue();
    model.controls().pauseOrResume();
    until(model::isOver);
    assertThat(model.line().ply()).isEqualTo(24);
  }

  @Test
  void hintIsALegalMoveAndDisappearsWithTheNextMove() throws BadInputException {
    TableModel model = humans();
    until(model::canMove);
    model.notices().requestHint();
    assertThat(model.notices().noticeProperty().get()).isNotNull();
    until(() -> model.notices().hintProperty().get() != null);
    assertThat(String.valueOf(model.notices().noticeProperty().get()))
        .matches("Try [abc][123][hv]: .*");
    play(model, "a1h");
    assertThat(model.notices().noticeProperty().get()).isNull();
    assertThat(model.notices().hintProperty().get()).isNull();
  }

  @Test
  void hintForAnEarlierPositionIsDropped() throws BadInputException {
    TableModel model = startGame("hex", TableFixtures.setup(TableFixtures.ADA, TableFixtures.BEN));
    until(model::canMove);
    model.notices().requestHint();
    play(model, "f6");
    Line after = model.line();
    model.notices().requestHint();
    until(() -> model.notices().hintProperty().get() != null);
    assertThat(after.play(model.notices().hintProperty().get()).ply()).isEqualTo(2);
  }

  @Test
  void aHintThatIsOfNoMoreUseIsNotAwaitedAnyLonger() {
    TableModel model = humans();
    until(model::canMove);
    // Before the hint is asked for, which a search may find before it hears of a pause.
    model.controls().pause();
    until(() -> model.controls().isPaused());
    model.notices().requestHint();
    assertThat(model.notices().noticeProperty().get()).isNotNull();
    until(() -> model.notices().noticeProperty().get() == null);
    assertThat(model.notices().hintProperty().get()).isNull();
  }

  @Test
  void theNextGameOfAHumanShowsNoEvaluationsThoughTheLastOneDid() {
    TableModel last = humans();
    last.thinkingShownProperty().set(true);
    last.blindfoldProperty().set(true);
    TableModel next = humans();
    next.showLike(last);
    assertThat(next.thinkingShownProperty().get()).isNull();
    assertThat(next.blindfoldProperty().get()).isTrue();
    last.thinkingShownProperty().set(false);
    next.showLike(last);
    assertThat(next.thinkingShownProperty().get()).isFalse();
    last.close();

    TableModel watched = computers();
    TableModel watchedNext = computers();
    watched.thinkingShownProperty().set(true);
    watchedNext.showLike(watched);
    assertThat(watchedNext.thinkingShownProperty().get()).isTrue();
    watched.close();
    next.close();
  }

  @Test
  void humanCanResignWhileTheComputerThinks() {
    TableModel model =
        startGame("hex", TableFixtures.setup(TableFixtures.COMPUTER, TableFixtures.ADA));
    until(() -> model.state().phase() == Phase.WAITING);
    assertThat(model.controls().actingSide()).isEqualTo(Side.SECOND);
    model.controls().resign();
    until(model::isOver);
    assertThat(model.state().outcome())
        .extracting(Outcome::winner, Outcome::reason)
        .containsExactly(Side.FIRST, Outcome.RESIGNATION);
  }

  @Test
  void twoHumansAgreeOnADraw() {
    TableModel model = humans();
    until(model::canMove);
    model.controls().offerDraw();
    until(() -> model.state().drawOffer() == Side.FIRST);
    model.controls().answerDraw(Side.SECOND, true);
    until(model::isOver);
    assertThat(StatusText.of(model).toString()).startsWith("Draw: ");
    assertThat(StatusText.result(model)).hasToString("Draw");
    assertThat(StatusText.side(model)).isNull();
  }

  @Test
  void declinedDrawIsShownUntilTheNextMove() throws BadInputException {
    TableModel model = humans();
    until(model::canMove);
    model.controls().offerDraw();
    until(() -> model.state().drawOffer() == Side.FIRST);
    model.controls().answerDraw(Side.SECOND, false);
    until(() -> model.notices().noticeProperty().get() != null);
    assertThat(StatusText.of(model).toString()).isEqualTo("Ben declines the draw");
    play(model, "a1h");
    assertThat(model.notices().noticeProperty().get()).isNull();
  }

  @Test
  void nobodyCanResignBetweenComputers() {
    assertThat(computers().controls().actingSide()).isNull();
  }

  @Test
  void whyAClickWasRefusedIsSaidUntilOneIsAcceptedAndAHintIsKept() {
    TableModel model = humans();
    model.notices().showRefusal(Text.of(TableNotices.class, "notice.hint"));
    model.notices().endRefusal();
    assertThat(model.notices().noticeProperty().get()).isNull();

    model.notices().requestHint();
    until(() -> model.notices().hintProperty().get() != null);
    model.notices().endRefusal();
    assertThat(model.notices().noticeProperty().get()).isNotNull();
  }

  @Test
  void aReviewReplacesThePraiseOfABadMove() throws BadInputException {
    GameTree tree = new GameTree(TableFixtures.start("dots", "rows", "2", "columns", "2"));
    Node end = tree.findOrAdd(tree.root().line().play("a1h a1v b1h c1v a3h a2v b3h c2v b1v a2h"));
    for (Node node = end; node != null; node = node.parent()) {
      node.setNote(node.note().withGlyphs(List.of(1, 10)));
    }
    TableModel model = TableModel.forViewing(Games.get("dots"), tree, screen::add);
    open = model;
    model.review().start(ReviewModel.Effort.QUICK);
    until(() -> model.review().reviewProperty().get() != null);

    List<List<Integer>> marks = new ArrayList<>();
    for (Node node = end; node.parent() != null; node = Objects.requireNonNull(node.parent())) {
      marks.add(node.note().glyphs());
    }
    assertThat(marks).contains(List.of(1, 10));
    assertThat(marks).anyMatch(each -> !each.contains(1));
    assertThat(marks)
        .allMatch(each -> each.stream().filter(AnnotationGlyphs.QUALITIES::contains).count() == 1)
        .allMatch(each -> each.contains(10));
  }

  @Test
  void aReviewThatFindsAMoveFineKeepsThePlayersMark() throws BadInputException {
    GameTree tree = new GameTree(TableFixtures.start("dots", "rows", "2", "columns", "2"));
    Node end = tree.findOrAdd(tree.root().line().play("a1h a1v b1h c1v a3h a2v b3h c2v b1v a2h"));
    List<Node> moves = new ArrayList<>();
    for (Node node = end; node.parent() != null; node = Objects.requireNonNull(node.parent())) {
      node.setNote(node.note().withGlyphs(List.of(5)));
      moves.add(node);
    }
    TableModel model = TableModel.forViewing(Games.get("dots"), tree, screen::add);
    open = model;
    model.review().start(ReviewModel.Effort.QUICK);
    until(() -> model.review().reviewProperty().get() != null);

    GameReview review = Objects.requireNonNull(model.review().reviewProperty().get());
    for (MoveReview judged : review.moves()) {
      Node node = Objects.requireNonNull(tree.find(judged.after()));
      int own = AnnotationGlyphs.of(judged.judgement());
      assertThat(node.note().glyphs()).containsExactly(own == 0 ? 5 : own);
    }
    assertThat(moves).anyMatch(each -> each.note().glyphs().contains(5));
    assertThat(moves).anyMatch(each -> !each.note().glyphs().contains(5));
  }

  @Test
  void aReviewTakesBackTheMarkOfAnEarlierOneButNotThePlayersInItsPlace() throws BadInputException {
    GameTree tree = new GameTree(TableFixtures.start("dots", "rows", "2", "columns", "2"));
    Node end = tree.findOrAdd(tree.root().line().play("a1h a1v b1h c1v a3h a2v b3h c2v b1v a2h"));
    for (Node node = end; node.parent() != null; node = Objects.requireNonNull(node.parent())) {
      node.setNote(node.note().withGlyphs(List.of(4)).withReviewed(true));
    }
    TableModel model = TableModel.forViewing(Games.get("dots"), tree, screen::add);
    open = model;
    Node first = tree.root().children().getFirst();
    model.game().annotate(first, "so", List.of(4));
    assertThat(first.note().reviewed()).as("with a comment").isTrue();
    model.game().annotate(first, "so", List.of(5));
    model.review().start(ReviewModel.Effort.QUICK);
    until(() -> model.review().reviewProperty().get() != null);

    GameReview review = Objects.requireNonNull(model.review().reviewProperty().get());
    for (MoveReview judged : review.moves()) {
      Node node = Objects.requireNonNull(tree.find(judged.after()));
      int own = AnnotationGlyphs.of(judged.judgement());
      int mark = own == 0 && node == first ? 5 : own;
      assertThat(AnnotationGlyphs.quality(node.note().glyphs())).isEqualTo(mark);
      assertThat(node.note().reviewed()).isEqualTo(own != 0);
    }
    assertThat(AnnotationGlyphs.of(review.moves().getFirst().judgement())).isZero();
  }

  @Test
  void aMoveThatIsRemovedDuringAReviewStaysRemoved() throws BadInputException {
    GameTree tree = new GameTree(TableFixtures.start("dots", "rows", "2", "columns", "2"));
    tree.findOrAdd(tree.root().line().play("a1h a1v b1h"));
    TableModel model = TableModel.forViewing(Games.get("dots"), tree, screen::add);
    open = model;
    model.review().start(ReviewModel.Effort.QUICK);
    model.navigation().remove(tree.lastMainNode());
    until(() -> model.review().reviewProperty().get() != null);

    assertThat(tree.lastMainNode().line().moveTexts()).startsWith("a1h", "a1v");
    assertThat(tree.find(tree.root().line().play("a1h a1v b1h"))).isNull();
  }
}
