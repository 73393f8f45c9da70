package quadrille.app.table;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import quadrille.app.common.Navigator;
import quadrille.app.common.Question;
import quadrille.app.common.SeatChoice;
import quadrille.app.common.Setup;
import quadrille.app.common.Starter;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.core.Text;

/** Carries out what can be done at the table, and knows what can be done now. */
final class TableCommands {
  private final TableModel model;
  private final Navigator navigator;
  private final SeriesRunner series;
  private final BooleanProperty analysis;
  private final BooleanProperty coordinates;
  private Runnable onReview = () -> {};

  TableCommands(
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
  boolean isOffered(TableCommand command) {
    boolean watched = model.seats().isWatched();
    boolean show = model.seats().isShow() && !model.isOpened();
    return switch (command) {
      case HINT -> !watched;
      case DRAW, RESIGN -> !watched && !model.isOpened();
      case UNDO, REDO -> !model.isOpened();
      case PAUSE, STEP -> show || model.isPaused();
      case EXCHANGE -> show;
      case TRAINING -> !watched && !model.isOpened();
      case GO_ON -> model.isOpened() || model.isOver() || model.trainingProperty().get();
      case VARIATION -> model.game().hasVariations();
      case REVIEW -> model.isOpened() || model.isOver();
      default -> true;
    };
  }

  /** Whether the command can be carried out now. */
  boolean isPossible(TableCommand command) {
    return switch (command) {
      case UNDO -> model.mayUndo();
      case REDO -> model.mayRedo();
      case HINT -> model.mayMove();
      case PAUSE -> isOffered(command) && (!model.isOver() || series.waitingProperty().get());
      case STEP -> isOffered(command) && !model.isOver();
      case EXCHANGE -> model.mayExchange(exchanged());
      case DRAW, RESIGN -> model.actor() != null;
      case BACK -> model.shownProperty().get().ply() > 0;
      case FORWARD -> model.game().following() != null;
      case GO_ON -> isOffered(command) && model.shownProperty().get().outcome() == null;
      case VARIATION -> isOffered(command) && model.game().isBranch();
      case TRAINING, REVIEW -> isOffered(command);
      case TREE -> shown().outcome() == null;
      case OPEN, SAVE, COPY, COPY_GAME, PASTE -> true;
      case LAUNCHER, NEW_GAME, ANALYSE, FLIP, COORDINATES, EDIT, RULES, KEYS, SETTINGS -> true;
    };
  }

  /** Carries a command out, if it is possible now. */
  void run(TableCommand command) {
    if (isPossible(command)) {
      carryOut(command);
    }
  }

  private void carryOut(TableCommand command) {
    switch (command) {
      case LAUNCHER -> leave(navigator::launcher);
      case NEW_GAME -> leave(() -> navigator.newGame(model.room(), model.seats().isWatched()));
      case UNDO -> model.undo();
      case REDO -> model.redo();
      case HINT -> model.askForHint();
      case ANALYSE -> analysis.set(!analysis.get());
      case TREE -> showTree();
      case PAUSE -> pause();
      case EXCHANGE -> model.exchange(exchanged());
      case STEP -> model.step();
      case DRAW -> offerDraw();
      case RESIGN -> resign();
      case FLIP -> model.flippedProperty().set(!model.flippedProperty().get());
      case COORDINATES -> coordinates.set(!coordinates.get());
      case BACK -> model.look(model.game().shownNodeProperty().get().parent());
      case FORWARD -> model.look(model.game().following());
      case EDIT -> leave(() -> navigator.edit(model.room(), model.shownProperty().get()));
      case RULES -> navigator.rules(model.room(), model.line().settings());
      case KEYS -> navigator.keys();
      case TRAINING -> model.trainingProperty().set(!model.trainingProperty().get());
      case VARIATION -> model.look(model.game().beside(1));
      case REVIEW -> onReview.run();
      case GO_ON -> goOn();
      case OPEN -> leave(() -> navigator.exchange().open());
      case PASTE -> leave(() -> navigator.exchange().paste(shown()));
      case SAVE -> navigator.exchange().save(model.room(), model.game().tree(), shown());
      case COPY -> navigator.exchange().copyPosition(shown());
      case COPY_GAME -> navigator.exchange().copyGame(model.room(), model.game().tree());
      case SETTINGS -> navigator.settings();
    }
  }

  /** Whether the next game is about to begin by itself. */
  ReadOnlyBooleanProperty waitingProperty() {
    return series.waitingProperty();
  }

  private Line shown() {
    return model.shownProperty().get();
  }

  private void showTree() {
    boolean flipped = model.flippedProperty().get();
    navigator.boardsToCome(model.room(), shown(), flipped);
  }

  private void pause() {
    if (model.isOver()) {
      series.hold();
    } else {
      model.pauseOrResume();
    }
  }

  /** The seat that a person has taken over and may hand back, else the one to move. */
  Side exchanged() {
    for (Side side : model.seats().takenOver()) {
      return side;
    }
    return model.line().position().turn();
  }

  /** Whether another game of the same series follows. */
  boolean goesOn() {
    return series.seriesProperty().get().goesOn();
  }

  /**
   * The same players play the same game again from where it began, or the next of several.
   *
   * @param exchanged whether the other one begins this time
   */
  void playAgain(boolean exchanged) {
    if (goesOn()) {
      series.next();
      return;
    }
    boolean one = model.seats().isOneFirst() != exchanged;
    Setup setup = model.seats().setup().startedBy(one ? Starter.ONE : Starter.TWO);
    Line start = model.game().tree().root().line();
    if (start.position().equals(start.game().start(start.settings()))) {
      navigator.table(model.room(), setup);
    } else {
      navigator.goOn(model.room(), new GameTree(start), start, setup);
    }
  }

  /** Run when the review is to be seen. */
  void setOnReview(Runnable action) {
    onReview = action;
  }

  /**
   * Leaves this table for training from a position: a person for the side to move against a
   * machine.
   */
  void tryAgain(Line from) {
    Setup setup = model.seats().setup();
    Side side = from.position().turn();
    SeatChoice other = model.seats().choice(side.other());
    SeatChoice own = model.seats().choice(side);
    SeatChoice person = new SeatChoice(false, own.machine() ? "" : own.name(), own.level());
    SeatChoice machine = other.machine() ? other : new SeatChoice(true, "", other.level());
    boolean first = side == Side.FIRST;
    navigator.goOn(
        model.room(),
        model.game().tree(),
        from,
        setup.seated(first ? person : machine, first ? machine : person, true));
  }

  /** Leaves this table for one that plays on from what is looked at. */
  private void goOn() {
    navigator.askWhoGoesOn(model.room(), model.game().tree(), model.shownProperty().get());
  }

  private void leave(Runnable to) {
    boolean kept = model.isOpened() || model.isOver();
    if (kept || model.seats().isWatched() || model.line().ply() == 0) {
      to.run();
    } else {
      navigator.ask(question("leave"), to);
    }
  }

  private void resign() {
    Side side = model.actor();
    if (side != null) {
      navigator.ask(question("resign", model.seats().subject(side.other())), model::resign);
    }
  }

  private void offerDraw() {
    Side side = model.actor();
    if (side != null) {
      navigator.ask(question("draw", model.seats().subject(side.other())), model::offerDraw);
    }
  }

  /** The other person is asked whether it accepts. */
  void askForDraw(Side offering) {
    Side other = offering.other();
    Question question = question("accept", model.seats().name(offering), model.seats().name(other));
    navigator.ask(
        question, () -> model.answerDraw(other, true), () -> model.answerDraw(other, false));
  }

  private static Question question(String name, Object... names) {
    return new Question(
        Text.of(TableCommands.class, name + ".title", names),
        Text.of(TableCommands.class, name + ".detail", names),
        Text.of(TableCommands.class, name + ".yes"),
        Text.of(TableCommands.class, name + ".no"));
  }
}
