package quadrille.app.table;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import quadrille.app.table.model.TableModel;
import quadrille.core.Side;

/** The clock of one side, large and with a warning colour while little time is left. */
final class ClockLabel extends Label {
  private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
  private static final PseudoClass RUNNING = PseudoClass.getPseudoClass("running");

  private final TableModel model;
  private final Side side;

  ClockLabel(TableModel model, Side side) {
    this.model = model;
    this.side = side;
    setId("clock");
    getStyleClass().add("clock");
    setMinWidth(USE_PREF_SIZE);
    tick();
  }

  /** Shows the time left now. */
  void tick() {
    if (model.state().clock().rule().isTimed()) {
      long leftMs = model.state().remainingMs(side, System.nanoTime());
      setText(ClockDisplay.format(leftMs));
      pseudoClassStateChanged(LOW, ClockDisplay.isLow(leftMs));
      pseudoClassStateChanged(RUNNING, model.state().runningSide() == side);
    }
  }
}
