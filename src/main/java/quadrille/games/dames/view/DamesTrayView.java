package quadrille.games.dames.view;

import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import quadrille.board.skin.BoardShape;

/** Shows captured pieces in a row, overlapping if there are too many. */
public final class DamesTrayView extends Region {
  private static final double SIZE = 22;
  private static final double STEP = 12;

  public DamesTrayView() {
    setAccessibleRole(AccessibleRole.TEXT);
    setMinHeight(SIZE);
  }

  /**
   * @param kind as {@link DamesView} names it
   * @param count the number of pieces, 0 or more
   */
  void show(String kind, int count) {
    List<Node> pieces = getChildren();
    while (pieces.size() > count) {
      pieces.removeLast();
    }
    while (pieces.size() < count) {
      pieces.add(smallPiece(kind));
    }
    setAccessibleText(Integer.toString(count));
  }

  private static Group smallPiece(String kind) {
    Node piece = DamesPieceView.draw(kind);
    piece.setScaleX(SIZE / BoardShape.UNIT);
    piece.setScaleY(SIZE / BoardShape.UNIT);
    return new Group(piece);
  }

  @Override
  protected double computePrefWidth(double height) {
    return getChildren().isEmpty() ? 0 : SIZE + STEP * (getChildren().size() - 1);
  }

  @Override
  protected double computePrefHeight(double width) {
    return SIZE;
  }

  @Override
  protected void layoutChildren() {
    int gaps = Math.max(1, getChildren().size() - 1);
    double step = Math.min(STEP, (getWidth() - SIZE) / gaps);
    for (int i = 0; i < getChildren().size(); i++) {
      Node piece = getChildren().get(i);
      piece.relocate(i * step, (getHeight() - piece.getLayoutBounds().getHeight()) / 2);
    }
  }
}
