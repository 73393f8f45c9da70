package quadrille.app.table.commands;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import quadrille.app.navigation.Confirmation;
import quadrille.app.navigation.Navigator;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.table.analysis.AnalysisViews;
import quadrille.app.table.model.SharedTable;
import quadrille.app.table.model.TableModel;
import quadrille.app.table.moves.AnnotationPanel;
import quadrille.core.GameTree;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.MatchState.Phase;
import quadrille.text.Text;

/** Runs the commands of the table, and knows which of them make sense now. */
public final class TableCommands {
  private final TableModel model;
  private final Navigator navigator;
  private final SeriesRunner series;
  private final AnalysisViews analysis;
  private final BooleanProperty coordinates;
  private Runnable onReview = () -> {};
  private Runnable onConfirmed = () -> {};
  private Runnable withdrawQuestion = () -> {};

  public TableCommands(
      TableModel model,
      SeriesRunner series,
      AnalysisViews analysis,
      Navigator navigator,
      BooleanProperty coordinates) {
    this.model = model;
    this.series = series;
    this.analysis = analysis;
    this.navigator = navigator;
    this.coordinates = coordinates;
  }

  /** Whether the command makes sense at this table, now or later. */
  public boolean isAvailable(TableCommand command) {
    boolean watched = model.seats().isWatched();
    boolean computerGame = model.seats().isSetUpForComputers() && !model.isViewOnly();
    return switch (command) {
      case HINT -> !watched && !isHelpUnfair();
      case DRAW, RESIGN -> !watched && !model.isViewOnly();
      case TRAINING -> !watched && !model.isViewOnly() && model.shared() == null;
      case UNDO, REDO -> !model.isViewOnly() && model.shared() == null;
      case EVALUATIONS, ANALYSE, TREE -> !isHelpUnfair();
      case INVITE -> model.shared() != null && model.shared().isHost();
      case PAUSE, STEP -> computerGame || model.controls().isPaused();
      case EXCHANGE -> computerGame;
      case GO_ON -> model.isViewOnly() || model.isOver() || model.trainingProperty().get();
      case VARIATION -> model.game().hasVariations();
      case REVIEW -> model.isViewOnly() || model.isOver();
      case EDIT -> model.module().editor() != null;
      case COPY_LINK -> model.module().link() != null;
      default -> true;
    };
  }

  /** Whether the command comes and goes while a game is played: a takeover or the end brings it. */
  boolean isPassing(TableCommand command) {
    return switch (command) {
      case HINT, DRAW, RESIGN -> model.seats().isSetUpForComputers() && !model.isViewOnly();
      case REVIEW, GO_ON -> true;
      default -> false;
    };
  }

  /**
   * Whether it would be unfair to help, as somebody plays elsewhere, the game goes on, and its host
   * has not allowed it.
   */
  private boolean isHelpUnfair() {
    SharedTable shared = model.shared();
    return !model.seats().guests().isEmpty()
        && !model.isOver()
        && !(shared != null && shared.isHelpAllowed());
  }

  /** Whether the command can be run now. */
  boolean isEnabled(TableCommand command) {
    return switch (command) {
      case UNDO -> model.controls().canUndo();
      case REDO -> model.controls().canRedo();
      case HINT -> isAvailable(command) && model.canMove();
      case PAUSE ->
          isAvailable(command) && (!model.isOver() || series.nextGamePendingProperty().get());
      case STEP -> isAvailable(command) && !model.isOver();
      case EXCHANGE -> model.controls().canToggleTakeover(takeoverSide());
      case DRAW, RESIGN -> model.controls().actingSide() != null;
      case EVALUATIONS, ANALYSE, INVITE -> isAvailable(command);
      case BACK -> shown().ply() > 0;
      case FORWARD -> model.navigation().next() != null;
      case GO_ON -> isAvailable(command) && shown().outcome() == null;
      case VARIATION -> isAvailable(command) && model.navigation().sibling() != null;
      case TRAINING, REVIEW, EDIT, COPY_LINK -> isAvailable(command);
      case TREE -> isAvailable(command) && shown().outcome() == null;
      default -> true;
    };
  }

  /** Runs a command; does nothing while it is not enabled. */
  public void run(TableCommand command) {
    if (isEnabled(command)) {
      execute(command);
    }
  }

  private void execute(TableCommand command) {
    switch (command) {
      case LAUNCHER ->
          leave(model.isFromHistory() ? navigator::returnToHistory : navigator::showLauncher);
      case NEW_GAME ->
          leave(() -> navigator.showNewGame(model.module(), model.seats().onlyComputersPlay()));
      case UNDO -> model.controls().undo();
      case REDO -> model.controls().redo();
      case HINT -> model.notices().requestHint();
      case ANALYSE -> toggleAnalysis();
      case EVALUATIONS -> analysis.visibility().choose(!isThinkingShown());
      case TREE -> navigator.showPanel(analysis::boardTree);
      case PAUSE -> pause();
      case EXCHANGE -> model.controls().toggleTakeover(takeoverSide());
      case STEP -> model.controls().step();
      case DRAW -> confirmAsPlayer("draw", model.controls()::offerDraw);
      case RESIGN -> confirmAsPlayer("resign", model.controls()::resign);
      case INVITE -> navigator.playWithOthers().invite();
      case FLIP -> model.orientation().flip();
      case COORDINATES -> coordinates.set(!coordinates.get());
      case BACK -> model.navigation().show(model.navigation().node().parent());
      case FORWARD -> model.navigation().show(model.navigation().next());
      case EDIT -> edit();
      case RULES -> navigator.showRules(model.module(), model.line().settings(), this::learn);
      case KEYS -> navigator.showKeyboardShortcuts();
      case TRAINING -> model.trainingProperty().set(!model.trainingProperty().get());
      case VARIATION -> model.navigation().show(model.navigation().sibling());
      case COMMENT -> comment();
      case REVIEW -> onReview.run();
      case GO_ON -> navigator.askWhoContinues(model.module(), model.game().tree(), shown());
      case OPEN -> navigator.importExport().open();
      case PASTE -> navigator.importExport().paste(shown());
      case SAVE -> navigator.importExport().save(model.module(), model.game().tree(), shown());
      case COPY -> navigator.importExport().copyPosition(shown());
      case COPY_GAME -> navigator.importExport().copyGame(model.module(), model.game().tree());
      case FULL_SCREEN -> navigator.toggleFullScreen();
      case COPY_LINK ->
          navigator.importExport().copyLink(model.module(), model.game().tree(), shown());
      case SETTINGS -> navigator.showSettings();
    }
  }

  private void toggleAnalysis() {
    BooleanProperty on = analysis.analysisProperty();
    on.set(!on.get());
  }

  /** Whether boards show coordinates. */
  BooleanProperty coordinatesProperty() {
    return coordinates;
  }

  /** Whether evaluations and what computers think are shown. */
  boolean isThinkingShown() {
    return analysis.visibility().shownProperty().get();
  }

  ReadOnlyBooleanProperty thinkingShownProperty() {
    return analysis.visibility().shownProperty();
  }

  /** Whether the next game is about to start by itself. */
  ReadOnlyBooleanProperty nextGamePendingProperty() {
    return series.nextGamePendingProperty();
  }

  private Line shown() {
    return model.navigation().line();
  }

  private void edit() {
    interrupt(
        (onBack, onLeave) -> navigator.editPosition(model.module(), shown(), onBack, onLeave));
  }

  private void learn() {
    interrupt((onBack, onLeave) -> navigator.showLesson(model.module(), onBack, onLeave));
  }

  /**
   * Lets the game wait for the player to come back from another screen, unless others play too.
   *
   * @param other shows that screen, given what it does when the player comes back or leaves
   */
  private void interrupt(BiConsumer<Runnable, Consumer<Runnable>> other) {
    if (model.shared() != null) {
      leave(
          () -> {
            navigator.showLauncher();
            other.accept(() -> {}, Runnable::run);
          });
    } else if (model.isViewOnly() || model.controls().isPaused()) {
      other.accept(() -> {}, this::leaveWaiting);
    } else {
      model.controls().pause();
      other.accept(model.controls()::resume, this::leaveWaiting);
    }
  }

  private void comment() {
    Node node = model.navigation().node();
    navigator.showPanel(words -> new AnnotationPanel(model.game(), node, words));
  }

  private void pause() {
    if (model.isOver()) {
      series.cancelNextGame();
    } else {
      model.controls().pauseOrResume();
    }
  }

  /** The side that a human has taken over and may hand back, else the side to move. */
  private Side takeoverSide() {
    return model.seats().takenOver().stream().findFirst().orElse(model.line().position().turn());
  }

  /** Whether the series has another game. */
  public boolean hasNextGame() {
    return series.seriesProperty().get().hasNext();
  }

  /**
   * Starts the next game of the series, or else a rematch from the same starting position.
   *
   * @param exchanged whether the players exchange sides for a rematch
   */
  public void playAgain(boolean exchanged) {
    SharedTable shared = model.shared();
    if (shared != null) {
      shared.playAgain(exchanged);
      return;
    }
    if (hasNextGame()) {
      series.startNextGame();
      return;
    }
    boolean one = model.seats().oneMovesFirst() != exchanged;
    GameSetup setup = model.seats().setup().withStarter(one ? Starter.ONE : Starter.TWO);
    Line start = model.game().tree().root().line();
    if (start.hasUsualStart()) {
      navigator.startGame(model.module(), setup);
    } else {
      navigator.continueGame(model.module(), new GameTree(start), start, setup);
    }
  }

  /** Whether another game can be started from here, or asked for. */
  public boolean canPlayAgain() {
    SharedTable shared = model.shared();
    return shared == null ? !model.isViewOnly() : shared.canPlayAgain().getValue();
  }

  /** Whether the player may choose to keep the sides for another game. */
  public boolean choosesSides() {
    SharedTable shared = model.shared();
    return shared == null || shared.isHost();
  }

  /** Sets the action that opens the review. */
  public void setOnReview(Runnable action) {
    onReview = action;
  }

  /** Sets what runs once the player has resigned or offered a draw. */
  public void setOnConfirmed(Runnable action) {
    onConfirmed = action;
  }

  /**
   * Starts training from a position: a human plays the side to move against the computer. A
   * takeback may have let the game at this table go on, which then is left after a question.
   *
   * @param from not over
   */
  public void retryFrom(Line from) {
    Side side = from.position().turn();
    SeatChoice human = model.seats().namedChoice(side).withHuman();
    SeatChoice computer = model.seats().namedChoice(side.other()).withComputer();
    GameSetup setup =
        model
            .seats()
            .setup()
            .withSeats(side.choose(human, computer), side.choose(computer, human), true);
    leave(() -> navigator.continueGame(model.module(), model.game().tree(), from, setup));
  }

  /** Runs what replaces the table, after a question unless nobody would miss the game. */
  public void leave(Runnable next) {
    SharedTable shared = model.shared();
    if (shared != null) {
      leave(shared, next);
    } else {
      leave("leave", model.seats().onlyComputersPlay(), next);
    }
  }

  private boolean isFinished() {
    return model.isViewOnly() || model.isOver();
  }

  /**
   * Leaves a game that waits while another screen is shown. The player expects to come back to it,
   * also where two computers play, unless it can be continued later.
   */
  private void leaveWaiting(Runnable next) {
    boolean resumable = model.seats().onlyComputersPlay() && model.isRecorded();
    leave("leave-waiting", resumable, next);
  }

  /** Leaves a game at once if nobody would miss it, or else after a question. */
  private void leave(String question, boolean dispensable, Runnable next) {
    if (isFinished() || dispensable || !model.hasNewMoves()) {
      next.run();
    } else {
      String detail = model.isRecorded() ? "leave.detail" : "leave.unsaved";
      navigator.confirm(
          new Confirmation(
              Text.of(TableCommands.class, question + ".title"),
              Text.of(TableCommands.class, detail),
              Text.of(TableCommands.class, "leave.yes"),
              Text.of(TableCommands.class, question + ".no")),
          next);
    }
  }

  /** Leaving a table means something else to its host than to a guest. */
  private void leave(SharedTable shared, Runnable next) {
    boolean finished = isFinished() || !shared.canPlayAgain().getValue();
    boolean waiting = model.state().phase() == Phase.READY;
    if (finished || (shared.isHost() && waiting)) {
      next.run();
    } else {
      navigator.confirm(question(shared.isHost() ? "close-table" : "leave-table"), next);
    }
  }

  /** Asks the player who may resign or offer a draw to confirm it. */
  private void confirmAsPlayer(String question, Runnable action) {
    Side side = model.controls().actingSide();
    if (side != null) {
      withdrawQuestion =
          navigator.confirm(
              question(question, model.seats().nameAsSubject(side.other())),
              () -> {
                action.run();
                onConfirmed.run();
              },
              () -> {});
    }
  }

  /** Withdraws the question whether to resign or offer a draw once the game is over. */
  public void withdrawOutdatedQuestion() {
    if (model.isOver()) {
      withdrawQuestion.run();
      withdrawQuestion = () -> {};
    }
  }

  /**
   * Asks the other human whether to accept a draw.
   *
   * @return withdraws the question if it is still asked
   */
  public Runnable askToAcceptDraw(Side offering) {
    Side other = offering.other();
    Confirmation question =
        question("accept", model.seats().name(offering), model.seats().name(other));
    return navigator.confirm(
        question,
        () -> model.controls().answerDraw(other, true),
        () -> model.controls().answerDraw(other, false));
  }

  private static Confirmation question(String name, Object... names) {
    return new Confirmation(
        Text.of(TableCommands.class, name + ".title", names),
        Text.of(TableCommands.class, name + ".detail", names),
        Text.of(TableCommands.class, name + ".yes"),
        Text.of(TableCommands.class, name + ".no"));
  }
}
