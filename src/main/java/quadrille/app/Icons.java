package quadrille.app;

import java.util.List;
import java.util.Objects;
import javafx.scene.image.Image;

/** The icon of the program, for its window. */
final class Icons {
  /** The widths in pixels; a system takes the one that is nearest to what it needs. */
  private static final List<Integer> SIZES = List.of(16, 24, 32, 48, 64, 128, 256);

  private Icons() {}

  /** All sizes, the smallest first. */
  static List<Image> all() {
    return SIZES.stream().map(Icons::icon).toList();
  }

  private static Image icon(int size) {
    String name = "/quadrille/assets/icons/quadrille-" + size + ".png";
    return new Image(Objects.requireNonNull(Icons.class.getResource(name), name).toString());
  }
}
