package quadrille.app.ui;

import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.layout.Region;

/** Shows the short texts of icon buttons where there is room for them. */
public final class IconLabels {
  private final Region row;
  private final List<IconButton> buttons;
  private final BooleanSupplier mayWrap;
  private double width = -1;

  private IconLabels(Region row, BooleanSupplier mayWrap, List<IconButton> buttons) {
    this.row = row;
    this.mayWrap = mayWrap;
    this.buttons = buttons;
  }

  /** Shows the texts of buttons in a row while all of them fit into it. */
  public static void fit(Region row, IconButton... buttons) {
    fit(row, () -> false, buttons);
  }

  /**
   * Shows the texts of buttons in a row while all of them fit, or while the row may be higher for
   * them.
   */
  public static void fit(Region row, BooleanSupplier mayWrap, IconButton... buttons) {
    IconLabels labels = new IconLabels(row, mayWrap, List.of(buttons));
    row.layoutBoundsProperty().subscribe(labels::update);
  }

  private void update() {
    if (row.getWidth() == 0 || row.getWidth() == width) {
      return;
    }
    width = row.getWidth();
    buttons.forEach(each -> each.setLabelled(true));
    row.applyCss();
    if (!mayWrap.getAsBoolean() && row.prefWidth(-1) > width + 0.5) {
      buttons.forEach(each -> each.setLabelled(false));
    }
  }
}
