package quadrille.app.table;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import quadrille.app.table.model.PerSide;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SideMark;
import quadrille.app.ui.Subscriptions;
import quadrille.core.Side;
import quadrille.text.Localizer;

/** Both clocks in a row below the board, where the window has no room for the seats. */
final class ClockStrip extends HBox {
  private static final PseudoClass TO_MOVE = PseudoClass.getPseudoClass("asked");

  private final TableModel model;
  private final PerSide<ClockLabel> clocks;
  private final PerSide<HBox> halves;

  ClockStrip(TableModel model, Localizer localizer, Subscriptions watch) {
    this.model = model;
    clocks = PerSide.each(side -> new ClockLabel(model, side));
    halves = PerSide.each(side -> half(side, localizer));
    getStyleClass().add("clock-strip");
    getChildren().addAll(halves.first(), halves.second());
    watch.onChange(model.stateProperty(), this::tick);
  }

  private HBox half(Side side, Localizer localizer) {
    SideMark mark = new SideMark();
    mark.show(model.module().game(), model.line().settings(), side);
    HBox half = Nodes.styled(new HBox(mark, clocks.of(side)), "clock-half");
    half.setId("clock-" + side.id());
    half.setAccessibleText(localizer.localize(model.seats().name(side)));
    half.setAlignment(side.choose(Pos.CENTER_LEFT, Pos.CENTER_RIGHT));
    if (side == Side.SECOND) {
      half.getChildren().getFirst().toFront();
    }
    half.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(half, Priority.ALWAYS);
    return half;
  }

  /** Shows the times left now and whose turn it is. */
  void tick() {
    clocks.forEach(ClockLabel::tick);
    for (Side side : Side.values()) {
      boolean asked = !model.isOver() && model.line().position().turn() == side;
      halves.of(side).pseudoClassStateChanged(TO_MOVE, asked);
    }
  }
}
