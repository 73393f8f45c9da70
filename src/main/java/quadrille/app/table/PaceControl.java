package quadrille.app.table;

import java.time.Duration;
import javafx.beans.property.DoubleProperty;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import quadrille.app.ui.Nodes;
import quadrille.text.Localizer;

/** The slider for the pace of computers that play each other, with its twin in the menu. */
final class PaceControl {
  private static final double GAP = 8;

  private final Slider slider;
  private final Label figure;
  private final Localizer localizer;

  PaceControl(Slider slider, Label figure, Localizer localizer) {
    this.slider = slider;
    this.figure = figure;
    this.localizer = localizer;
    slider.valueProperty().subscribe(value -> showFigure());
  }

  private void showFigure() {
    long ms = perMove().toMillis();
    double seconds = ms < 1000 ? ms / 1000.0 : Math.round(ms / 100.0) / 10.0;
    figure.setText(
        ms == 0
            ? localizer.localize(PaceControl.class, "pace.free")
            : localizer.localize(PaceControl.class, "pace.seconds", seconds));
  }

  /** The position of the slider, see {@link PaceScale}. */
  DoubleProperty valueProperty() {
    return slider.valueProperty();
  }

  /** The least time for a move; zero for as fast as the computers play. */
  Duration perMove() {
    return PaceScale.perMove(slider.getValue());
  }

  void setShown(boolean shown) {
    Nodes.setShown(slider, shown);
    Nodes.setShown(figure, shown);
  }

  /** A second slider for the menu, which is there even where the toolbar is hidden. */
  CustomMenuItem menuItem() {
    Slider twin = new Slider(slider.getMin(), slider.getMax(), slider.getValue());
    twin.valueProperty().bindBidirectional(slider.valueProperty());
    twin.setAccessibleText(slider.getAccessibleText());
    HBox row = new HBox(GAP, new Label(slider.getAccessibleText()), twin);
    row.getStyleClass().add("pace-item");
    return new CustomMenuItem(row, false);
  }
}
