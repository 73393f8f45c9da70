package quadrille.app.table.review;

import java.util.OptionalDouble;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.SideMark;
import quadrille.core.Side;
import quadrille.match.review.GameReview;
import quadrille.match.review.Judgement;
import quadrille.text.Localizer;

/** The row with one side's accuracy and mistakes. */
final class AccuracyRow {
  private final HBox root;

  AccuracyRow(TableModel model, GameReview review, Side side, Localizer localizer) {
    SideMark mark = new SideMark();
    mark.show(model.module().game(), model.line().settings(), side);
    Label name = label(localizer.localize(model.seats().name(side)), "strong-text");
    Label mistakes =
        label(
            localizer.localize(
                AccuracyRow.class,
                "review.counts",
                review.count(side, Judgement.INACCURACY),
                review.count(side, Judgement.MISTAKE),
                review.count(side, Judgement.BLUNDER)),
            "quiet");
    VBox middle = new VBox(name, mistakes);
    HBox.setHgrow(middle, Priority.ALWAYS);
    root = new HBox(mark, middle, label(accuracy(review, side, localizer), "clock"));
    root.getStyleClass().add("accuracy-row");
  }

  private static Label label(String text, String style) {
    Label label = new Label(text);
    label.getStyleClass().add(style);
    return label;
  }

  private static String accuracy(GameReview review, Side side, Localizer localizer) {
    OptionalDouble accuracy = review.accuracy(side);
    return accuracy.isEmpty()
        ? ""
        : localizer.localize(AccuracyRow.class, "review.accuracy", accuracy.getAsDouble() / 100);
  }

  HBox root() {
    return root;
  }
}
