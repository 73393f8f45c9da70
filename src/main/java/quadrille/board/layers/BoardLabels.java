package quadrille.board.layers;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.text.Text;
import quadrille.board.skin.BoardLabel;
import quadrille.board.skin.Shapes;

/** The coordinates of a board, hidden when they would be too small to read. */
final class BoardLabels extends Group {
  private static final double MIN_PIXELS = 8;
  private static final double MAX_PIXELS = 13;
  private static final double MAX_STRETCH = 1.25;
  private static final double WIDTH = 200;

  private final List<BoardLabel> labels;

  BoardLabels(List<BoardLabel> labels) {
    this.labels = labels;
    setMouseTransparent(true);
    labels.forEach(label -> getChildren().add(draw(label)));
  }

  private static Text draw(BoardLabel label) {
    return Shapes.text(label.text(), label.centre(), WIDTH, label.size(), "coordinate");
  }

  /**
   * Scales the labels to a readable size, or hides them.
   *
   * @param scale pixels per board unit
   * @param textScale the size of text, 1 if it is the usual one
   */
  void fit(boolean shown, double scale, double textScale) {
    setVisible(shown);
    for (int i = 0; i < labels.size(); i++) {
      BoardLabel label = labels.get(i);
      double pixels = label.size() * scale;
      double usual =
          Math.clamp(MAX_PIXELS / pixels, 0, Math.clamp(MIN_PIXELS / pixels, 1, MAX_STRETCH));
      double room = label.maxSize() / label.size();
      double factor = Math.max(usual, Math.min(usual * textScale, room));
      Node text = getChildren().get(i);
      text.setScaleX(factor);
      text.setScaleY(factor);
      Point2D moved = label.centre().subtract(label.origin()).multiply(factor / usual - 1);
      text.setTranslateX(label.centre().getX() - WIDTH / 2 + moved.getX());
      text.setTranslateY(label.centre().getY() + moved.getY());
      text.setVisible(pixels * factor >= MIN_PIXELS - 1);
    }
  }
}
