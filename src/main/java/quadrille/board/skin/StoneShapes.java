package quadrille.board.skin;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;

/**
 * Draws the stones of both sides, which differ by shape as well as by colour: solid, and with a
 * ring.
 */
public final class StoneShapes {
  private static final double SHADOW = 0.1;
  private static final double RING = 0.52;

  private StoneShapes() {}

  /** A stone around (0, 0). */
  public static Group stone(@Nullable Side owner, double radius) {
    Circle shadow = Shapes.disc(radius, "stone-shadow");
    shadow.setTranslateY(radius * SHADOW);
    String side = sideStyleClass(owner);
    Group stone = new Group(shadow, Shapes.disc(radius, "stone", side));
    if (owner == Side.SECOND) {
      Circle ring = Shapes.disc(radius * RING, "stone-ring");
      ring.setStrokeWidth(radius * 0.16);
      stone.getChildren().add(ring);
    }
    return stone;
  }

  /** The highlight on a round stone. */
  public static Ellipse highlight(double radius) {
    Ellipse gleam = Shapes.styled(new Ellipse(radius * 0.46, radius * 0.28), "stone-gleam");
    gleam.setRotate(-20);
    return Shapes.at(new Point2D(-radius * 0.2, -radius * 0.48), gleam);
  }

  /** The style class of a side. */
  public static String sideStyleClass(@Nullable Side owner) {
    return switch (owner) {
      case FIRST -> "first";
      case SECOND -> "second";
      case null -> "nobody";
    };
  }
}
