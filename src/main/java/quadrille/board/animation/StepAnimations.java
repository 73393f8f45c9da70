package quadrille.board.animation;

import java.util.List;
import java.util.Objects;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.SequentialTransition;
import javafx.animation.Timeline;
import javafx.beans.value.WritableValue;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import javafx.util.Duration;
import quadrille.board.layers.BoardLayers;
import quadrille.board.skin.ArrowNavigation;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Piece;
import quadrille.core.Position;
import quadrille.core.Step;

/**
 * Creates the animation of each kind of step. All ease out and leave the pieces as the step does.
 */
public final class StepAnimations {
  private static final double SHRUNK = 0.4;
  private static final double LIFTED = 1.12;

  /** A piece that changes its side after its move, as in a swap, travels slowly to be seen. */
  private static final double SWAP_STEPS = 3;

  private final BoardLayers layers;
  private final BoardSkin skin;
  private final Position after;
  private final Duration time;
  private final Duration slideTime;
  private final int destination;
  private int lastPlaced;

  /**
   * @param steps the whole move
   * @param after the position after it
   * @param millis the duration of one step in milliseconds, more than 0
   */
  public StepAnimations(
      BoardLayers layers, BoardSkin skin, List<Step> steps, Position after, double millis) {
    this.layers = layers;
    this.skin = skin;
    this.after = after;
    time = Duration.millis(millis);
    slideTime = isSwap(steps) ? time.multiply(SWAP_STEPS) : time;
    destination =
        steps.stream()
            .filter(step -> step.kind() == Step.Kind.SLIDE)
            .mapToInt(Step::target)
            .reduce((_, last) -> last)
            .orElse(ArrowNavigation.NONE);
  }

  private static boolean isSwap(List<Step> steps) {
    return steps.size() == 2
        && steps.getFirst().kind() == Step.Kind.SLIDE
        && steps.getLast().equals(Step.at(Step.Kind.FLIP, steps.getFirst().target()));
  }

  /** The animation of one step from the current pieces. */
  Animation of(Step step) {
    int cell = step.cell();
    return switch (step.kind()) {
      case PLACE -> place(cell);
      case SLIDE -> slide(cell, step.target());
      case CAPTURE -> capture(cell);
      case FLIP -> flip(cell);
      case PROMOTE -> promote(cell);
      case CLAIM -> claim(cell);
    };
  }

  private Animation place(int cell) {
    lastPlaced = cell;
    Node node = put(cell);
    node.setOpacity(0);
    node.setScaleX(SHRUNK);
    node.setScaleY(SHRUNK);
    return new Timeline(frame(time, to(node.opacityProperty(), 1)), scale(time, node, 1));
  }

  private Animation slide(int from, int target) {
    Node node = pieceNode(from);
    Point2D end = centre(target);
    node.toFront();
    Timeline slide =
        new Timeline(
            scale(slideTime.multiply(0.5), node, LIFTED),
            scale(slideTime, node, 1),
            frame(
                slideTime,
                to(node.translateXProperty(), end.getX()),
                to(node.translateYProperty(), end.getY())));
    slide.setOnFinished(_ -> layers.pieces().move(from, target));
    return slide;
  }

  private Animation capture(int cell) {
    Node node = pieceNode(cell);
    Duration most = time.multiply(0.7);
    Timeline capture =
        new Timeline(frame(most, to(node.opacityProperty(), 0)), scale(most, node, SHRUNK));
    capture.setOnFinished(_ -> layers.pieces().put(cell, null));
    return capture;
  }

  /** The old piece narrows to a line, the new one widens from it. */
  private Animation flip(int cell) {
    Node old = pieceNode(cell);
    Node next = layers.pieces().drawGhost(cell, piece(cell));
    next.setScaleX(0);
    layers.preview().getChildren().add(next);
    Duration half = time.multiply(0.5);
    SequentialTransition both =
        new SequentialTransition(
            new Timeline(frame(half, to(old.scaleXProperty(), 0))),
            new Timeline(frame(half, to(next.scaleXProperty(), 1))));
    both.setOnFinished(
        _ -> {
          layers.preview().getChildren().remove(next);
          put(cell);
        });
    return both;
  }

  /** The new king may still be moving to its final cell. */
  private Animation promote(int cell) {
    Node node = Objects.requireNonNull(layers.pieces().put(cell, piece(destination)));
    return new Timeline(scale(time.multiply(0.4), node, LIFTED), scale(time, node, 1));
  }

  /** Fills the box from the last drawn edge. */
  private Animation claim(int cell) {
    Point2D edge = centre(lastPlaced).subtract(centre(cell));
    boolean sideways = Math.abs(edge.getX()) > Math.abs(edge.getY());
    Scale growth = new Scale(sideways ? 0 : 1, sideways ? 1 : 0, edge.getX(), edge.getY());
    put(cell).getTransforms().add(growth);
    return new Timeline(frame(time, to(growth.xProperty(), 1), to(growth.yProperty(), 1)));
  }

  private Piece piece(int cell) {
    return Objects.requireNonNull(skin.pieceAt(after, cell), "a step onto an empty cell");
  }

  private Node put(int cell) {
    return Objects.requireNonNull(layers.pieces().put(cell, piece(cell)));
  }

  private Node pieceNode(int cell) {
    return Objects.requireNonNull(layers.pieces().node(cell), "a step from an empty cell");
  }

  private Point2D centre(int cell) {
    return layers.cell(cell).cell().centre();
  }

  private static KeyFrame frame(Duration time, KeyValue... values) {
    return new KeyFrame(time, values);
  }

  private static KeyFrame scale(Duration time, Node node, double factor) {
    return frame(time, to(node.scaleXProperty(), factor), to(node.scaleYProperty(), factor));
  }

  private static KeyValue to(WritableValue<Number> property, double value) {
    return new KeyValue(property, value, Interpolator.EASE_OUT);
  }
}
