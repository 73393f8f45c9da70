package quadrille.games.dames.view;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.SVGPath;
import quadrille.board.skin.Shapes;

/** Draws the pieces: turned discs of ivory and ebony; a king is a stack of two with a crown. */
final class DamesPieceView {
  private static final double RADIUS = 40;
  private static final double THICKNESS = 7;
  private static final double RIM = 32;
  private static final double GROOVE = 21;
  private static final String CROWN =
      "M -23 9 L -27 -13 L -13 -3 L 0 -20 L 13 -3 L 27 -13 L 23 9 Z M -22 13 H 22 V 19 H -22 Z";

  private DamesPieceView() {}

  static Node draw(String kind) {
    String colour = kind.substring(0, kind.indexOf('-'));
    boolean king = kind.endsWith("-king");
    double foot = king ? THICKNESS : THICKNESS / 2;
    double top = king ? -THICKNESS : -THICKNESS / 2;
    Group piece =
        new Group(disc(RADIUS + 2, foot + 4, "shadow"), disc(RADIUS, foot, "side", colour));
    piece.getStyleClass().add("piece");
    if (king) {
      piece.getChildren().add(disc(RADIUS, foot - THICKNESS, "side", colour));
    }
    piece.getChildren().addAll(disc(RADIUS, top, "top", colour), disc(RIM, top, "groove", colour));
    piece.getChildren().add(king ? crown(top, colour) : disc(GROOVE, top, "groove", colour));
    return piece;
  }

  private static SVGPath crown(double y, String colour) {
    SVGPath crown = Shapes.styled(new SVGPath(), "crown", colour);
    crown.setContent(CROWN);
    crown.setTranslateY(y);
    return crown;
  }

  private static Circle disc(double radius, double y, String... classes) {
    Circle disc = Shapes.disc(radius, classes);
    disc.setCenterY(y);
    return disc;
  }
}
