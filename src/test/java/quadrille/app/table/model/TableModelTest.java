package quadrille.app.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import quadrille.app.setup.GameSetup;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.MatchState.Phase;

/** The table without a screen: this test's thread is the screen's. */
class TableModelTest {
  private final LinkedBlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
  private @Nullable TableModel open;

  private TableModel sit(String game, GameSetup setup) {
    GameModule room = Games.get(game);
    try {
      TableModel model =
          new TableModel(
              room, setup, setup.settings(room.game()), screen::add, new SplittableRandom(1));
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

  /** Runs what comes for the screen until the condition holds. */
  private void until(BooleanSupplier condition) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    try {
      while (!condition.getAsBoolean()) {
        Runnable next = screen.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        assertThat(next).as("what the screen waits for").isNotNull();
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

  private TableModel persons() {
    return sit(
        "dots",
        TableFixtures.setup(TableFixtures.ADA, TableFixtures.BEN, "rows", "2", "columns", "2"));
  }

  private TableModel withMachine() {
    return sit(
        "dots",
        TableFixtures.setup(TableFixtures.ADA, TableFixtures.MACHINE, "rows", "3", "columns", "3"));
  }

  private TableModel watched() {
    return sit(
        "dots",
        TableFixtures.setup(
            TableFixtures.MACHINE, TableFixtures.MACHINE, "rows", "3", "columns", "3"));
  }

  @Test
  void twoPersonsPlayAGameToItsEnd() throws BadInputException {
    TableModel model = persons();
    play(model, "a1h a2h a1v b1v b1h b2h c1v a2v a3h b2v b3h c2v");
    until(model::isOver);
    assertThat(model.state().moves()).hasSize(12);
    assertThat(model.canMove()).isFalse();
    assertThat(model.actingSide()).isNull();
    assertThat(StatusText.of(model).toString()).contains("wins: ");
  }

  @Test
  void aMachineAnswersAPerson() throws BadInputException {
    TableModel model = withMachine();
    play(model, "a1h");
    until(() -> model.line().ply() == 2 && model.canMove());
    until(() -> model.reportProperty(Side.SECOND).get() != null);
    assertThat(model.reportProperty(Side.FIRST).get()).isNull();
  }

  @Test
  void aMoveThatIsNotAskedForDoesNothing() throws BadInputException {
    TableModel model = persons();
    model.play(0);
    assertThat(model.line().ply()).isZero();
    play(model, "a1h");
    model.navigation().showPly(0);
    model.play(1);
    assertThat(screen).isEmpty();
    assertThat(model.line().ply()).isEqualTo(1);
  }

  @Test
  void undoAndRedoGoFromOneDecisionOfThePersonToAnother() throws BadInputException {
    TableModel model = withMachine();
    play(model, "a1h");
    until(model::canMove);
    model.undo();
    until(() -> model.line().ply() == 0 && model.canMove());
    assertThat(model.canUndo()).isFalse();
    assertThat(model.canRedo()).isTrue();
    model.redo();
    until(() -> model.line().ply() == 2 && model.canMove());
    assertThat(model.canRedo()).isFalse();
  }

  @Test
  void lookingBackDoesNotDisturbTheGame() throws BadInputException {
    TableModel model = persons();
    play(model, "a1h a2h a3h");
    model.navigation().showPly(1);
    assertThat(model.navigation().isLive()).isFalse();
    assertThat(model.canMove()).isFalse();
    assertThat(model.navigation().line().ply()).isEqualTo(1);
    assertThat(model.line().ply()).isEqualTo(3);
    assertThat(StatusText.of(model).toString()).isEqualTo("Move 1 of 3");
    model.navigation().showPly(99);
    assertThat(model.navigation().isLive()).isTrue();
    assertThat(model.canMove()).isTrue();
  }

  @Test
  void machinesPlayOnWhileThePlayerLooksBack() {
    TableModel model = watched();
    until(() -> model.line().ply() >= 2);
    model.navigation().showPly(1);
    Line looked = model.navigation().line();
    until(model::isOver);
    assertThat(model.navigation().line()).isSameAs(looked);
    model.navigation().showLive();
    assertThat(model.navigation().isLive()).isTrue();
  }

  @Test
  void aMomentThatIsTakenBackIsLookedAtNoMore() throws BadInputException {
    TableModel model = persons();
    play(model, "a1h a2h a3h");
    model.navigation().showPly(2);
    model.undo();
    until(() -> model.line().ply() == 2);
    assertThat(model.navigation().isLive()).isTrue();
  }

  @Test
  void machinesPauseStepAndGoOn() {
    TableModel model = watched();
    model.setPace(Duration.ofMillis(5));
    until(() -> model.line().ply() >= 2);
    model.pauseOrResume();
    until(model::isPaused);
    int ply = model.line().ply();
    model.step();
    until(() -> model.isPaused() && model.line().ply() == ply + 1);
    model.undo();
    until(() -> model.line().ply() == ply);
    assertThat(model.isPaused()).isTrue();
    model.pauseOrResume();
    until(model::isOver);
    assertThat(model.line().ply()).isEqualTo(24);
  }

  @Test
  void aHintIsALegalMoveAndGoesWithTheNextMove() throws BadInputException {
    TableModel model = persons();
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
  void adviceForAMomentThatHasPassedIsNotGiven() throws BadInputException {
    TableModel model = sit("hex", TableFixtures.setup(TableFixtures.ADA, TableFixtures.BEN));
    until(model::canMove);
    model.notices().requestHint();
    play(model, "f6");
    Line after = model.line();
    model.notices().requestHint();
    until(() -> model.notices().hintProperty().get() != null);
    assertThat(after.play(model.notices().hintProperty().get()).ply()).isEqualTo(2);
  }

  @Test
  void aPersonResignsAlsoWhileTheMachineThinks() {
    TableModel model = sit("hex", TableFixtures.setup(TableFixtures.MACHINE, TableFixtures.ADA));
    until(() -> model.state().phase() == Phase.WAITING);
    assertThat(model.actingSide()).isEqualTo(Side.SECOND);
    model.resign();
    until(model::isOver);
    assertThat(model.state().outcome())
        .extracting(Outcome::winner, Outcome::reason)
        .containsExactly(Side.FIRST, Outcome.RESIGNATION);
  }

  @Test
  void twoPersonsAgreeOnADraw() {
    TableModel model = persons();
    until(model::canMove);
    model.offerDraw();
    until(() -> model.state().drawOffer() == Side.FIRST);
    model.answerDraw(Side.SECOND, true);
    until(model::isOver);
    assertThat(StatusText.of(model).toString()).startsWith("Draw: ");
    assertThat(StatusText.side(model)).isNull();
  }

  @Test
  void aDeclinedDrawIsToldUntilTheNextMove() throws BadInputException {
    TableModel model = persons();
    until(model::canMove);
    model.offerDraw();
    until(() -> model.state().drawOffer() == Side.FIRST);
    model.answerDraw(Side.SECOND, false);
    until(() -> model.notices().noticeProperty().get() != null);
    assertThat(StatusText.of(model).toString()).isEqualTo("Ben declines the draw");
    play(model, "a1h");
    assertThat(model.notices().noticeProperty().get()).isNull();
  }

  @Test
  void nobodyResignsWhereOnlyMachinesPlay() {
    assertThat(watched().actingSide()).isNull();
  }
}
