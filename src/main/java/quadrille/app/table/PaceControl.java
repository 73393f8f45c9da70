package quadrille.app.table;

import java.time.Duration;
import javafx.beans.property.DoubleProperty;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import quadrille.app.ui.Nodes;
import quadrille.text.Localizer;

/** The slider for the pace of computers that play each other, with its twin in the menu. */
final class PaceControl {
  private static final double GAP = 8;
  private static final double SLOWEST_MS = 10_000;
  private static final double FASTEST_MS = 50;
  private static final double TIMED_SHARE = 0.95;

  private final Slider slider;
  private final Label figure;

  PaceControl(Slider slider, Label figure, Localizer localizer) {
    this.slider = slider;
    this.figure = figure;
    slider.valueProperty().subscribe(_ -> figure.setText(describe(localizer)));
  }

  private String describe(Localizer localizer) {
    long ms = perMove().toMillis();
    double seconds = ms < 1000 ? ms / 1000.0 : Math.round(ms / 100.0) / 10.0;
    return ms == 0
        ? localizer.localize(PaceControl.class, "pace.free")
        : localizer.localize(PaceControl.class, "pace.seconds", seconds);
  }

  /** The position of the slider, 0 … 1. */
  DoubleProperty valueProperty() {
    return slider.valueProperty();
  }

  /** The least time for a move; zero for as fast as the computers play. */
  Duration perMove() {
    return perMove(slider.getValue());
  }

  /** The least time for a move: from 10 s at 0 down to 50 ms on a log scale, 0 at the right end. */
  static Duration perMove(double value) {
    if (value > TIMED_SHARE) {
      return Duration.ZERO;
    }
    double ratio = Math.pow(FASTEST_MS / SLOWEST_MS, value / TIMED_SHARE);
    return Duration.ofMillis(Math.round(SLOWEST_MS * ratio));
  }

  void setShown(boolean shown) {
    Nodes.setShown(slider, shown);
    Nodes.setShown(figure, shown);
  }

  /** A second slider for the menu, which is there even where the toolbar is hidden. */
  HBox menuRow() {
    Slider twin = new Slider(slider.getMin(), slider.getMax(), slider.getValue());
    twin.valueProperty().bindBidirectional(slider.valueProperty());
    twin.setAccessibleText(slider.getAccessibleText());
    HBox row = new HBox(GAP, new Label(slider.getAccessibleText()), twin);
    return Nodes.styled(row, "pace-item");
  }
}
