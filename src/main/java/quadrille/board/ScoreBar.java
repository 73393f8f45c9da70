package quadrille.board;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import quadrille.board.skin.StoneShapes;
import quadrille.core.Side;

/** Shows the points of both sides as numbers and as a bar. */
public final class ScoreBar extends HBox {
  private static final double STONE = 8;

  private final Label first = number();
  private final Label second = number();
  private final Region firstPart = part(Side.FIRST);
  private final Region secondPart = part(Side.SECOND);
  private final Track track = new Track();
  private int firstPoints;
  private int secondPoints;
  private int total = 1;

  public ScoreBar() {
    getStyleClass().add("score-bar");
    setAccessibleRole(AccessibleRole.TEXT);
    HBox.setHgrow(track, Priority.ALWAYS);
    getChildren().addAll(sideStone(Side.FIRST), first, track, second, sideStone(Side.SECOND));
  }

  private static Label number() {
    Label label = new Label();
    label.getStyleClass().add("score");
    return label;
  }

  private static Region part(Side side) {
    Region part = new Region();
    part.getStyleClass().addAll("part", StoneShapes.sideStyleClass(side));
    return part;
  }

  private static StackPane sideStone(Side side) {
    return new StackPane(StoneShapes.stone(side, STONE));
  }

  /**
   * Shows how many points each side has.
   *
   * @param firstPoints the points of the first side, 0 or more
   * @param most the points there are in all, 1 or more
   */
  public void show(int firstPoints, int secondPoints, int most) {
    this.firstPoints = firstPoints;
    this.secondPoints = secondPoints;
    this.total = most;
    first.setText(Integer.toString(firstPoints));
    second.setText(Integer.toString(secondPoints));
    setAccessibleText(firstPoints + " : " + secondPoints);
    track.requestLayout();
  }

  /** The parts grow from both ends; the gap shows the points still to be won. */
  private final class Track extends Region {
    Track() {
      getStyleClass().add("track");
      getChildren().addAll(firstPart, secondPart);
    }

    @Override
    protected void layoutChildren() {
      double left = getWidth() * firstPoints / total;
      double right = getWidth() * secondPoints / total;
      firstPart.resizeRelocate(0, 0, left, getHeight());
      secondPart.resizeRelocate(getWidth() - right, 0, right, getHeight());
    }
  }
}
