package quadrille.app.pictures;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletionException;
import javafx.application.ColorScheme;
import javax.imageio.ImageIO;
import quadrille.app.ui.FxThread;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.games.GameModule;

/**
 * Renders boards as the window shows them. Only the snapshots run on the FX thread, one position at
 * a time; the rest runs on the calling thread, which must be another.
 *
 * @param scheme light or dark
 */
public record BoardImageRenderer(ColorScheme scheme) {

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
    try {
      OffscreenBoard board =
          FxThread.call(
              () ->
                  new OffscreenBoard(
                      module, game.settings(), boardPreferences, scheme, kind.size()));
      return switch (kind) {
        case PNG -> png(FxThread.call(() -> board.snapshot(shown)));
        case SVG -> FxThread.call(() -> board.toSvg(shown)).getBytes(StandardCharsets.UTF_8);
        case GIF -> gif(board, game);
      };
    } catch (CompletionException e) {
      throw new IOException(e.getCause());
    }
  }

  private static byte[] png(BufferedImage image) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }

  private static byte[] gif(OffscreenBoard board, GameTree game) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (AnimatedGifWriter file = new AnimatedGifWriter(bytes)) {
      Line end = game.lastMainNode().line();
      for (Line line : end.path()) {
        file.add(FxThread.call(() -> board.snapshot(line)), line == end);
      }
    }
    return bytes.toByteArray();
  }
}
