package quadrille.board.animation;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import quadrille.board.layers.BoardLayers;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Mark;
import quadrille.board.skin.Piece;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Position;
import quadrille.core.Side;

/**
 * Celebrates a win: the winning cells light up one after another, and a wave runs from the last
 * move through the winner's pieces. It never keeps the board from taking input.
 */
public final class WinFlourish {
  /** The delay between the cells of a winning chain, in animation steps. */
  private static final double LIGHT_UP_STEPS = 0.25;

  /** The time that the wave takes to the farthest piece, in animation steps. */
  private static final double WAVE_STEPS = 3;

  private static final double LIFTED = 1.18;

  private final List<Node> lifted = new ArrayList<>();
  private Timeline wave = new Timeline();

  /**
   * Starts the celebration, if somebody has won at the end of the line.
   *
   * @param millis the duration of one animation step in milliseconds
   */
  public void play(BoardLayers layers, BoardSkin skin, Line end, double millis) {
    List<Integer> winning = skin.winningCells(end.position());
    layers.marks().lightUp(Mark.WINNING, winning, Duration.millis(millis * LIGHT_UP_STEPS));
    Outcome outcome = end.outcome();
    Side winner = outcome == null ? null : outcome.winner();
    if (winner == null) {
      return;
    }
    List<Integer> cells = winning.isEmpty() ? cellsOf(winner, layers, skin, end) : winning;
    Point2D origin = lastMove(layers, skin, end);
    double farthest =
        cells.stream().mapToDouble(cell -> distance(layers, cell, origin)).max().orElse(0);
    wave = new Timeline();
    for (int cell : cells) {
      Node node = layers.pieces().node(cell);
      if (node != null) {
        double start = WAVE_STEPS * millis * distance(layers, cell, origin) / Math.max(1, farthest);
        lifted.add(node);
        addScale(node, start, 1);
        addScale(node, start + millis / 2, LIFTED);
        addScale(node, start + millis * 1.5, 1);
      }
    }
    wave.play();
  }

  /** Ends the celebration at once. */
  public void stop() {
    wave.stop();
    for (Node node : lifted) {
      node.setScaleX(1);
      node.setScaleY(1);
    }
    lifted.clear();
  }

  private void addScale(Node node, double millis, double factor) {
    wave.getKeyFrames()
        .add(
            new KeyFrame(
                Duration.millis(millis),
                new KeyValue(node.scaleXProperty(), factor, Interpolator.EASE_BOTH),
                new KeyValue(node.scaleYProperty(), factor, Interpolator.EASE_BOTH)));
  }

  private static List<Integer> cellsOf(Side winner, BoardLayers layers, BoardSkin skin, Line end) {
    return layers.ids().stream()
        .filter(cell -> owns(winner, skin.pieceAt(end.position(), cell)))
        .toList();
  }

  private static boolean owns(Side side, @Nullable Piece piece) {
    return piece != null && piece.owner() == side;
  }

  /** The middle of the cell that the last move ended on. */
  private static Point2D lastMove(BoardLayers layers, BoardSkin skin, Line end) {
    Line before = end.parent();
    if (before == null) {
      return Point2D.ZERO;
    }
    Position position = before.position();
    int[] path = skin.clickPaths(position, end.move()).getFirst();
    return layers.cell(path[path.length - 1]).cell().centre();
  }

  private static double distance(BoardLayers layers, int cell, Point2D origin) {
    return layers.cell(cell).cell().centre().distance(origin);
  }
}
