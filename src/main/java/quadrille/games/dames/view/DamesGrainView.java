package quadrille.games.dames.view;

import java.util.Random;
import javafx.scene.Group;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.Shapes;

/**
 * Draws the grain of wood and the veins of marble on the squares; the style sheet shows what suits
 * the look. Every square has lines of its own, which are the same on each board.
 */
final class DamesGrainView {
  private static final double UNIT = BoardShape.UNIT;
  private static final int WOOD_LINES = 11;
  private static final double WOOD_WAVE = 7;
  private static final int MARBLE_VEINS = 3;
  private static final int MARBLE_STEPS = 7;
  private static final double MARBLE_DRIFT = 20;

  private final Random random = new Random(1);
  private final Path wood;
  private final Path marble;

  private DamesGrainView(String shade) {
    wood = Shapes.styled(new Path(), "grain", "wood", shade);
    marble = Shapes.styled(new Path(), "grain", "marble", shade);
  }

  /**
   * Draws the grain of a board from (0, 0).
   *
   * @param size squares in a row
   */
  static Group draw(int size) {
    DamesGrainView light = new DamesGrainView("light");
    DamesGrainView dark = new DamesGrainView("dark");
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        DamesGrainView square = (row + column) % 2 == 0 ? light : dark;
        square.addWood(column * UNIT, row * UNIT);
        square.addMarble(column * UNIT, row * UNIT);
      }
    }
    Group grain = new Group(light.wood, dark.wood, light.marble, dark.marble);
    grain.setCache(true);
    return grain;
  }

  /** Nearly level lines from the left edge of a square to the right one. */
  private void addWood(double x, double y) {
    double slope = wave(WOOD_WAVE);
    for (int line = 0; line < WOOD_LINES; line++) {
      double start = (line + random.nextDouble(0.2, 0.8)) * UNIT / WOOD_LINES;
      double end = inside(start + slope + wave(2));
      wood.getElements().add(new MoveTo(x, y + start));
      wood.getElements()
          .add(
              new CubicCurveTo(
                  x + UNIT * random.nextDouble(0.2, 0.4),
                  y + inside(start + wave(WOOD_WAVE)),
                  x + UNIT * random.nextDouble(0.6, 0.8),
                  y + inside(end + wave(WOOD_WAVE)),
                  x + UNIT,
                  y + end));
    }
  }

  /** Veins that wander from the upper edge of a square to the lower one, all in one direction. */
  private void addMarble(double x, double y) {
    for (int vein = 0; vein < MARBLE_VEINS; vein++) {
      double at = random.nextDouble(MARBLE_DRIFT, UNIT);
      marble.getElements().add(new MoveTo(x + at, y));
      for (int step = 1; step <= MARBLE_STEPS; step++) {
        at = inside(at + random.nextDouble(-MARBLE_DRIFT, MARBLE_DRIFT / 3));
        marble.getElements().add(new LineTo(x + at, y + step * UNIT / MARBLE_STEPS));
      }
    }
  }

  private double wave(double height) {
    return random.nextDouble(-height, height);
  }

  private static double inside(double value) {
    return Math.clamp(value, 1, UNIT - 1);
  }
}
