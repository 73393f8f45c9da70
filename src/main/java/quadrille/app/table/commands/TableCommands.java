package quadrille.app.table.commands;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import quadrille.app.navigation.Confirmation;
import quadrille.app.navigation.Navigator;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.table.model.TableModel;
import quadrille.app.table.tree.BoardTreePanel;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.text.Text;

/** Carries out what can be done at the table, and knows what can be done now. */
public final class TableCommands {
  private final TableModel model;
  private final Navigator navigator;
  private final SeriesRunner series;
  private final BooleanProperty analysis;
  private final BooleanProperty coordinates;
  private Runnable onReview = () -> {};

  public TableCommands(
      TableModel model,
      SeriesRunner series,
      BooleanProperty analysis,
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
    boolean watched = model.seats().onlyComputersPlay();
    boolean show = model.seats().isSetUpForComputers() && !model.isViewOnly();
    return switch (command) {
      case HINT -> !watched;
      case DRAW, RESIGN -> !watched && !model.isViewOnly();
      case UNDO, REDO -> !model.isViewOnly();
      case PAUSE, STEP -> show || model.isPaused();
      case EXCHANGE -> show;
      case TRAINING -> !watched && !model.isViewOnly();
      case GO_ON -> model.isViewOnly() || model.isOver() || model.trainingProperty().get();
      case VARIATION -> model.game().hasVariations();
      case REVIEW -> model.isViewOnly() || model.isOver();
      case EDIT -> model.module().editor() != null;
      default -> true;
    };
  }

  /** Whether the command can be carried out now. */
  boolean isEnabled(TableCommand command) {
    return switch (command) {
      case UNDO -> model.canUndo();
      case REDO -> model.canRedo();
      case HINT -> model.canMove();
      case PAUSE ->
          isAvailable(command) && (!model.isOver() || series.nextGamePendingProperty().get());
      case STEP -> isAvailable(command) && !model.isOver();
      case EXCHANGE -> model.canToggleTakeover(takeoverSide());
      case DRAW, RESIGN -> model.actingSide() != null;
      case BACK -> model.navigation().line().ply() > 0;
      case FORWARD -> model.navigation().next() != null;
      case GO_ON -> isAvailable(command) && model.navigation().line().outcome() == null;
      case VARIATION -> isAvailable(command) && model.navigation().hasSiblings();
      case TRAINING, REVIEW, EDIT -> isAvailable(command);
      case TREE -> shown().outcome() == null;
      case OPEN, SAVE, COPY, COPY_GAME, PASTE -> true;
      case LAUNCHER, NEW_GAME, ANALYSE, FLIP, COORDINATES, RULES, KEYS, SETTINGS -> true;
    };
  }

  /** Carries a command out, if it is possible now. */
  public void run(TableCommand command) {
    if (isEnabled(command)) {
      execute(command);
    }
  }

  private void execute(TableCommand command) {
    switch (command) {
      case LAUNCHER -> leave(navigator::showLauncher);
      case NEW_GAME ->
          leave(() -> navigator.showNewGame(model.module(), model.seats().onlyComputersPlay()));
      case UNDO -> model.undo();
      case REDO -> model.redo();
      case HINT -> model.notices().requestHint();
      case ANALYSE -> analysis.set(!analysis.get());
      case TREE -> showTree();
      case PAUSE -> pause();
      case EXCHANGE -> model.toggleTakeover(takeoverSide());
      case STEP -> model.step();
      case DRAW -> offerDraw();
      case RESIGN -> resign();
      case FLIP -> model.flippedProperty().set(!model.flippedProperty().get());
      case COORDINATES -> coordinates.set(!coordinates.get());
      case BACK -> model.navigation().show(model.navigation().node().parent());
      case FORWARD -> model.navigation().show(model.navigation().next());
      case EDIT -> leave(() -> navigator.editPosition(model.module(), model.navigation().line()));
      case RULES -> navigator.showRules(model.module(), model.line().settings());
      case KEYS -> navigator.showKeyboardShortcuts();
      case TRAINING -> model.trainingProperty().set(!model.trainingProperty().get());
      case VARIATION -> model.navigation().show(model.navigation().sibling());
      case REVIEW -> onReview.run();
      case GO_ON -> continueFromHere();
      case OPEN -> leave(() -> navigator.importExport().open());
      case PASTE -> leave(() -> navigator.importExport().paste(shown()));
      case SAVE -> navigator.importExport().save(model.module(), model.game().tree(), shown());
      case COPY -> navigator.importExport().copyPosition(shown());
      case COPY_GAME -> navigator.importExport().copyGame(model.module(), model.game().tree());
      case SETTINGS -> navigator.showSettings();
    }
  }

  /** Whether the next game is about to begin by itself. */
  ReadOnlyBooleanProperty nextGamePendingProperty() {
    return series.nextGamePendingProperty();
  }

  private Line shown() {
    return model.navigation().line();
  }

  private void showTree() {
    navigator.showPanel(words -> new BoardTreePanel(model, words, navigator::hidePanel).root());
  }

  private void pause() {
    if (model.isOver()) {
      series.cancelNextGame();
    } else {
      model.pauseOrResume();
    }
  }

  /** The seat that a person has taken over and may hand back, else the one to move. */
  Side takeoverSide() {
    for (Side side : model.seats().takenOver()) {
      return side;
    }
    return model.line().position().turn();
  }

  /** Whether another game of the same series follows. */
  public boolean hasNextGame() {
    return series.seriesProperty().get().hasNext();
  }

  /**
   * The same players play the same game again from where it began, or the next of several.
   *
   * @param exchanged whether the other one begins this time
   */
  public void playAgain(boolean exchanged) {
    if (hasNextGame()) {
      series.startNextGame();
      return;
    }
    boolean one = model.seats().oneMovesFirst() != exchanged;
    GameSetup setup = model.seats().setup().withStarter(one ? Starter.ONE : Starter.TWO);
    Line start = model.game().tree().root().line();
    if (start.position().equals(start.game().start(start.settings()))) {
      navigator.startGame(model.module(), setup);
    } else {
      navigator.continueGame(model.module(), new GameTree(start), start, setup);
    }
  }

  /** Run when the review is to be seen. */
  public void setOnReview(Runnable action) {
    onReview = action;
  }

  /**
   * Leaves this table for training from a position: a person for the side to move against a
   * machine.
   */
  public void retryFrom(Line from) {
    GameSetup setup = model.seats().setup();
    Side side = from.position().turn();
    SeatChoice other = model.seats().choice(side.other());
    SeatChoice own = model.seats().choice(side);
    SeatChoice person = own.withHuman();
    SeatChoice machine = other.withComputer();
    boolean first = side == Side.FIRST;
    navigator.continueGame(
        model.module(),
        model.game().tree(),
        from,
        setup.withSeats(first ? person : machine, first ? machine : person, true));
  }

  /** Leaves this table for one that plays on from what is looked at. */
  private void continueFromHere() {
    navigator.askWhoContinues(model.module(), model.game().tree(), model.navigation().line());
  }

  private void leave(Runnable to) {
    boolean kept = model.isViewOnly() || model.isOver();
    if (kept || model.seats().onlyComputersPlay() || model.line().ply() == 0) {
      to.run();
    } else {
      navigator.confirm(question("leave"), to);
    }
  }

  private void resign() {
    Side side = model.actingSide();
    if (side != null) {
      navigator.confirm(
          question("resign", model.seats().nameAsSubject(side.other())), model::resign);
    }
  }

  private void offerDraw() {
    Side side = model.actingSide();
    if (side != null) {
      navigator.confirm(
          question("draw", model.seats().nameAsSubject(side.other())), model::offerDraw);
    }
  }

  /** The other person is asked whether it accepts. */
  public void askToAcceptDraw(Side offering) {
    Side other = offering.other();
    Confirmation question =
        question("accept", model.seats().name(offering), model.seats().name(other));
    navigator.confirm(
        question, () -> model.answerDraw(other, true), () -> model.answerDraw(other, false));
  }

  private static Confirmation question(String name, Object... names) {
    return new Confirmation(
        Text.of(TableCommands.class, name + ".title", names),
        Text.of(TableCommands.class, name + ".detail", names),
        Text.of(TableCommands.class, name + ".yes"),
        Text.of(TableCommands.class, name + ".no"));
  }
}
