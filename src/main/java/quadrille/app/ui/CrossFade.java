package quadrille.app.ui;

import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Fades from one screen to the next. Only a picture of the old screen fades, so that the new one is
 * complete and takes input from the start.
 */
public final class CrossFade {
  private static final int FIRST_FRAMES = 1;

  private CrossFade() {}

  /** Takes a picture of a screen that is shown in a window; null before that. */
  public static @Nullable Node picture(Parent screen) {
    Scene scene = screen.getScene();
    Bounds bounds = screen.getLayoutBounds();
    if (scene == null
        || scene.getWindow() == null
        || bounds.getWidth() < 1
        || bounds.getHeight() < 1) {
      return null;
    }
    double density = scene.getWindow().getRenderScaleX();
    SnapshotParameters parameters = new SnapshotParameters();
    parameters.setTransform(Transform.scale(density, density));
    parameters.setFill(Color.TRANSPARENT);
    WritableImage image = screen.snapshot(parameters, null);
    ImageView view = new ImageView(image);
    view.setFitWidth(bounds.getWidth());
    view.setFitHeight(bounds.getHeight());
    view.setManaged(false);
    view.setMouseTransparent(true);
    return view;
  }

  /**
   * Lays the picture over the layers and fades it out.
   *
   * @param millis the duration in milliseconds
   */
  public static void fadeOut(Node picture, Pane layers, double millis) {
    layers.getChildren().add(picture);
    FadeTransition fade = new FadeTransition(Duration.millis(millis), picture);
    fade.setToValue(0);
    fade.setInterpolator(Interpolator.EASE_OUT);
    fade.setOnFinished(_ -> layers.getChildren().remove(picture));
    // The first frame of the new screen may take longer than the whole fade.
    FrameDelay.runAfter(FIRST_FRAMES, fade::play);
  }
}
