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
import quadrille.board.BoardTaste;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.games.Room;

/**
 * Draws boards as the window shows them. What has to be done on the screen's thread is done there
 * in slices of one position each; the rest is done by the thread that asks, which must be another.
 */
public final class BoardPictures {
  private final Executor screen;
  private final ColorScheme scheme;

  /**
   * @param screen runs what it is given later, in order, on the screen's thread
   * @param scheme light or dark
   */
  public BoardPictures(Executor screen, ColorScheme scheme) {
    this.screen = screen;
    this.scheme = scheme;
  }

  /**
   * The content of a picture file.
   *
   * @param shown the position, where the picture does not move
   */
  public byte[] draw(PictureKind kind, Room room, BoardTaste taste, GameTree game, Line shown)
      throws IOException {
    int size = kind.size();
    Easel easel = ask(() -> new Easel(room, game.settings(), taste, scheme, size));
    return switch (kind) {
      case PNG -> png(ask(() -> easel.picture(shown)));
      case SVG -> ask(() -> easel.drawing(shown)).getBytes(StandardCharsets.UTF_8);
      case GIF -> gif(easel, game);
    };
  }

  private static byte[] png(BufferedImage image) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }

  private byte[] gif(Easel easel, GameTree game) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GifFile file = new GifFile(bytes)) {
      Line end = game.end().line();
      for (Line line : end.path()) {
        file.add(ask(() -> easel.picture(line)), line == end);
      }
    }
    return bytes.toByteArray();
  }

  private <T> T ask(Callable<T> question) throws IOException {
    CompletableFuture<T> answer = new CompletableFuture<>();
    screen.execute(
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
