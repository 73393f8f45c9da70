package quadrille.board;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/** The coordinates of a board: small, quiet, and gone where they would be too small to read. */
final class BoardLabels extends Group {
  private static final double SMALLEST = 8;
  private static final double LARGEST = 13;
  private static final double STRETCH = 1.25;
  private static final double WIDTH = 200;

  private final List<BoardLabel> labels;

  BoardLabels(List<BoardLabel> labels) {
    this.labels = labels;
    setMouseTransparent(true);
    labels.forEach(label -> getChildren().add(draw(label)));
  }

  private static Text draw(BoardLabel label) {
    Text text = Shapes.styled(new Text(label.text()), "coordinate");
    text.setFont(Font.font(label.size()));
    text.setTextOrigin(VPos.CENTER);
    text.setTextAlignment(TextAlignment.CENTER);
    text.setWrappingWidth(WIDTH);
    text.setTranslateX(label.centre().getX() - WIDTH / 2);
    text.setTranslateY(label.centre().getY());
    return text;
  }

  /**
   * Brings the labels to a size that can be read, if there is one.
   *
   * @param scale pixels for a board unit
   */
  void fit(boolean shown, double scale) {
    setVisible(shown);
    for (int i = 0; i < labels.size(); i++) {
      double pixels = labels.get(i).size() * scale;
      double factor = Math.clamp(LARGEST / pixels, 0, Math.clamp(SMALLEST / pixels, 1, STRETCH));
      Node text = getChildren().get(i);
      text.setScaleX(factor);
      text.setScaleY(factor);
      text.setVisible(pixels * factor >= SMALLEST - 1);
    }
  }
}
