package quadrille.games.dames;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.SVGPath;
import quadrille.board.Shapes;

/** The pieces: turned discs of ivory and ebony; a king is two of them with a crown. */
final class DamesPieceView {
  private static final double RADIUS = 38;
  private static final double THICK = 7;
  private static final double RIM = 29;
  private static final double GROOVE = 19;
  private static final String CROWN =
      "M -19 13 L -23 -10 L -11 -1 L 0 -17 L 11 -1 L 23 -10 L 19 13 Z";

  private DamesPieceView() {}

  static Node draw(String kind) {
    String colour = kind.substring(0, kind.indexOf('-'));
    boolean king = kind.endsWith("-king");
    Group piece = new Group();
    double base = king ? THICK : THICK / 2;
    piece.getChildren().add(disc(RADIUS + 2, base + 4, "shadow"));
    piece.getChildren().add(disc(RADIUS, base, "side", colour));
    if (king) {
      piece.getChildren().add(disc(RADIUS, 0, "side", colour));
    }
    double top = base - THICK;
    piece.getChildren().add(disc(RADIUS, king ? -THICK : top, "top", colour));
    piece.getChildren().add(disc(RIM, king ? -THICK : top, "groove", colour));
    if (king) {
      SVGPath crown = Shapes.styled(new SVGPath(), "crown", colour);
      crown.setContent(CROWN);
      crown.setTranslateY(-THICK);
      piece.getChildren().add(crown);
    } else {
      piece.getChildren().add(disc(GROOVE, top, "groove", colour));
    }
    return piece;
  }

  private static Circle disc(double radius, double y, String... classes) {
    Circle disc = Shapes.disc(radius, classes);
    disc.setCenterY(y);
    return disc;
  }
}
