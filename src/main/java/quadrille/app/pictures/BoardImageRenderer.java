package quadrille.app.pictures;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import javafx.application.ColorScheme;
import javax.imageio.ImageIO;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.games.GameModule;

/**
 * Renders boards as the window shows them. Only the snapshots run on the FX thread, one position at
 * a time; the rest runs on the calling thread, which must be another.
 */
public final class BoardImageRenderer {
  private final Executor fxExecutor;
  private final ColorScheme scheme;

  /**
   * @param screen runs what it is given later, in order, on the FX thread
   * @param scheme light or dark
   */
  public BoardImageRenderer(Executor screen, ColorScheme scheme) {
    this.fxExecutor = screen;
    this.scheme = scheme;
  }

  /**
   * Renders the content of a picture file.
   *
   * @param shown the position of a still picture
   */
  public byte[] render(
      PictureFormat kind,
      GameModule module,
      BoardPreferences boardPreferences,
      GameTree game,
      Line shown)
      throws IOException {
    int size = kind.size();
    OffscreenBoard easel =
        callOnFxThread(
            () -> new OffscreenBoard(module, game.settings(), boardPreferences, scheme, size));
    return switch (kind) {
      case PNG -> png(callOnFxThread(() -> easel.snapshot(shown)));
      case SVG -> callOnFxThread(() -> easel.toSvg(shown)).getBytes(StandardCharsets.UTF_8);
      case GIF -> gif(easel, game);
    };
  }

  private static byte[] png(BufferedImage image) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }

  private byte[] gif(OffscreenBoard easel, GameTree game) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (AnimatedGifWriter file = new AnimatedGifWriter(bytes)) {
      Line end = game.lastMainNode().line();
      for (Line line : end.path()) {
        file.add(callOnFxThread(() -> easel.snapshot(line)), line == end);
      }
    }
    return bytes.toByteArray();
  }

  private <T> T callOnFxThread(Callable<T> question) throws IOException {
    CompletableFuture<T> answer = new CompletableFuture<>();
    fxExecutor.execute(
        () -> {
          try {
            answer.complete(question.call());
          } catch (Exception e) {
            answer.completeExceptionally(e);
          }
        });
    try {
      return answer.join();
    } catch (CompletionException e) {
      throw new IOException(e.getCause());
    }
  }
}
