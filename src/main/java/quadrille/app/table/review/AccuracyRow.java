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

/** How accurately one side played, in one row. */
final class AccuracyRow {
  private final HBox root;

  AccuracyRow(TableModel model, GameReview found, Side side, Localizer words) {
    SideMark mark = new SideMark();
    mark.show(model.module().game(), model.line().settings(), side);
    Label name = label(words.localize(model.seats().name(side)), "strong-text");
    Label marks =
        label(
            words.localize(
                AccuracyRow.class,
                "review.counts",
                found.count(side, Judgement.INACCURACY),
                found.count(side, Judgement.MISTAKE),
                found.count(side, Judgement.BLUNDER)),
            "quiet");
    VBox middle = new VBox(name, marks);
    HBox.setHgrow(middle, Priority.ALWAYS);
    root = new HBox(mark, middle, label(accuracy(found, side, words), "clock"));
    root.getStyleClass().add("accuracy-row");
  }

  private static Label label(String text, String style) {
    Label label = new Label(text);
    label.getStyleClass().add(style);
    return label;
  }

  private static String accuracy(GameReview found, Side side, Localizer words) {
    OptionalDouble accuracy = found.accuracy(side);
    return accuracy.isEmpty()
        ? ""
        : words.localize(AccuracyRow.class, "review.accuracy", accuracy.getAsDouble() / 100);
  }

  HBox root() {
    return root;
  }
}
