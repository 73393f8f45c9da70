package quadrille.app.ui;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import quadrille.system.NativeLibraries;

/** Runs code on the FX thread from another thread, waits for it, and takes snapshots. */
public final class FxThread {
  private static final int SETTLING_FRAMES = 4;

  private FxThread() {}

  /**
   * Starts the toolkit, headless unless system properties say otherwise, so that snapshots are the
   * same everywhere.
   */
  public static void start() {
    NativeLibraries.prepare();
    System.getProperties().putIfAbsent("glass.platform", "Headless");
    System.getProperties().putIfAbsent("prism.order", "sw");
    CountDownLatch started = new CountDownLatch(1);
    Platform.startup(started::countDown);
    Platform.setImplicitExit(false);
    await(started);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Runs code on the FX thread and returns its result. */
  public static <T> T call(Supplier<T> question) {
    return CompletableFuture.supplyAsync(question, Platform::runLater).join();
  }

  public static void run(Runnable action) {
    CompletableFuture.runAsync(action, Platform::runLater).join();
  }

  /** Waits for a condition, tested in every frame. */
  public static void await(BooleanSupplier condition) {
    CountDownLatch met = new CountDownLatch(1);
    AnimationTimer frames =
        new AnimationTimer() {
          @Override
          public void handle(long now) {
            if (condition.getAsBoolean()) {
              stop();
              met.countDown();
            }
          }
        };
    Platform.runLater(frames::start);
    await(met);
  }

  /** Saves a PNG snapshot of a scene once its layout has settled. */
  public static void saveSnapshot(Scene scene, Path file) throws IOException {
    int[] frames = {0};
    await(() -> ++frames[0] > SETTLING_FRAMES);
    ImageIO.write(call(() -> snapshot(scene)), "png", file.toFile());
  }

  /** Takes a snapshot without transparency, which would only make a file larger. */
  public static BufferedImage snapshot(Scene scene) {
    WritableImage image = scene.snapshot(null);
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    BufferedImage opaque = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    return SwingFXUtils.fromFXImage(image, opaque);
  }
}
