package quadrille.games.dots.view;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.Mark;
import quadrille.board.skin.Shapes;

/**
 * Draws marks on an edge as bars: a faint one where a line can be drawn, wider ones around a line.
 */
final class DotsMarkView {
  private DotsMarkView() {}

  static Node draw(Mark mark, BoardCell edge) {
    boolean level = DotsPieceView.isHorizontal(edge);
    Group group =
        switch (mark) {
          case OPEN -> new Group(DotsPieceView.bar(level, 74, 4, "dot"));
          case LAST -> new Group(DotsPieceView.bar(level, 90, 19, "fill"));
          default -> ring(level);
        };
    group.setTranslateX(edge.centre().getX());
    group.setTranslateY(edge.centre().getY());
    return group;
  }

  private static Group ring(boolean level) {
    Rectangle halo = DotsPieceView.bar(level, 96, 26, "halo");
    Rectangle line = Shapes.styled(DotsPieceView.bar(level, 96, 26, "line"));
    return new Group(halo, line);
  }
}
