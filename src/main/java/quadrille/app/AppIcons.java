package quadrille.app;

import java.util.List;
import java.util.Objects;
import javafx.scene.image.Image;

/** The window's icons. */
final class AppIcons {
  /** Widths in pixels: JavaFX uses 32 on Windows and 128 elsewhere. */
  private static final List<Integer> SIZES = List.of(32, 128);

  private AppIcons() {}

  /** Both sizes, the smaller first. */
  static List<Image> all() {
    return SIZES.stream().map(AppIcons::icon).toList();
  }

  private static Image icon(int size) {
    String name = "/quadrille/assets/icons/quadrille-" + size + ".png";
    return new Image(Objects.requireNonNull(AppIcons.class.getResource(name), name).toString());
  }
}
