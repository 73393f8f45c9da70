package quadrille.app.table.moves;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.beans.binding.DoubleBinding;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import quadrille.app.table.model.TableModel;
import quadrille.app.table.moves.MoveRow.ListedMove;
import quadrille.app.table.moves.MoveRow.TurnRow;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SplitRow;
import quadrille.core.GameTree.Node;
import quadrille.core.Side;
import quadrille.text.Localizer;

/** A turn of both sides: its number, and a column for the moves of each side with their time. */
final class TurnBox extends HBox {
  private static final double NUMBER_WIDTH = 40;

  /** Less would be shown as 0.0 s. */
  private static final long LEAST_SHOWN_MS = 50;

  private final TableModel model;
  private final Localizer localizer;
  private final DoubleBinding columnWidth;
  private final Label number = Nodes.styled(new Label(), "move-number");

  /**
   * @param availableWidth the width of the row in pixels
   */
  TurnBox(TableModel model, Localizer localizer, DoubleBinding availableWidth) {
    this.model = model;
    this.localizer = localizer;
    columnWidth = availableWidth.subtract(NUMBER_WIDTH).divide(2);
    getStyleClass().add("turn-row");
    setMinHeight(USE_PREF_SIZE);
    number.setMinWidth(NUMBER_WIDTH);
    number.setPrefWidth(NUMBER_WIDTH);
  }

  void show(TurnRow row) {
    number.setText(row.number() + ".");
    getChildren().setAll(number, column(row, Side.FIRST), column(row, Side.SECOND));
  }

  private SplitRow column(TurnRow row, Side side) {
    List<ListedMove> moves = row.of(side);
    FlowPane flow = Nodes.styled(new MovesFlow(), "turn-moves");
    flow.setMinHeight(USE_PREF_SIZE);
    if (side == Side.FIRST && moves.isEmpty()) {
      flow.getChildren().add(Nodes.styled(new Label("…"), "move-gap"));
    }
    for (ListedMove move : moves) {
      flow.getChildren().add(new MoveLabel(move, "", "move-text", model, localizer));
    }
    Label time = Nodes.styled(new Label(time(moves)), "move-time");
    Nodes.setShown(time, !time.getText().isEmpty());
    SplitRow column = Nodes.styled(SplitRow.topAligned(flow, time), "turn-column");
    column.minWidthProperty().bind(columnWidth);
    column.prefWidthProperty().bind(columnWidth);
    column.maxWidthProperty().bind(columnWidth);
    return column;
  }

  /** Moves that would like to stand in one row; where their time leaves no room, it goes below. */
  private static final class MovesFlow extends FlowPane {
    @Override
    protected double computePrefWidth(double height) {
      double moves =
          getManagedChildren().stream().mapToDouble(each -> snapSizeX(each.prefWidth(-1))).sum();
      double gaps = getHgap() * Math.max(0, getManagedChildren().size() - 1);
      return snappedLeftInset() + moves + gaps + snappedRightInset();
    }
  }

  private String time(List<ListedMove> moves) {
    long millis =
        moves.stream()
            .map(move -> move.note().timeMs())
            .filter(Objects::nonNull)
            .mapToLong(Long::longValue)
            .sum();
    return time(millis, localizer);
  }

  /** A time such as "3.2 s" or "1:32"; empty if it is none to speak of. */
  static String time(long millis, Localizer localizer) {
    if (millis < LEAST_SHOWN_MS) {
      return "";
    }
    long seconds = Math.round(millis / 1000.0);
    return seconds < 60
        ? localizer.localize(TurnBox.class, "move.seconds", millis / 1000.0)
        : String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
  }

  /** Marks the move shown, if it is one of these. */
  void showSelected(Node shown) {
    getChildren().stream()
        .filter(SplitRow.class::isInstance)
        .flatMap(column -> ((SplitRow) column).getChildren().stream())
        .flatMap(each -> each instanceof FlowPane flow ? flow.getChildren().stream() : Stream.of())
        .forEach(
            each -> {
              if (each instanceof MoveLabel label) {
                label.showSelected(shown);
              }
            });
  }
}
