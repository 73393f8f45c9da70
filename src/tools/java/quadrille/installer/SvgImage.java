package quadrille.installer;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.regex.Pattern;

/** Draws an SVG file. Small images leave out its elements of the class "detail". */
final class SvgImage {
  private static final Pattern DETAIL =
      Pattern.compile("<(\\w+) class=\"detail\"(?:[^>]*/>|(?s).*?</\\1>)");

  private final String text;
  private final int detailFrom;

  /**
   * @param detailFrom smallest image width that shows details, in pixels
   */
  SvgImage(Path file, int detailFrom) throws IOException {
    text = Files.readString(file);
    this.detailFrom = detailFrom;
  }

  /**
   * Draws the picture with a margin around it.
   *
   * @param width of the image, in pixels
   * @param height of the image, in pixels
   * @param part how much of the width and height the picture fills, above 0 and at most 1
   */
  BufferedImage draw(int width, int height, double part) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    float across = (float) (width * part);
    float down = (float) (height * part);
    ViewBox box = new ViewBox((width - across) / 2, (height - down) / 2, across, down);
    document(width).render(null, graphics, box);
    graphics.dispose();
    return image;
  }

  private SVGDocument document(int width) {
    String shown = width < detailFrom ? DETAIL.matcher(text).replaceAll("") : text;
    byte[] bytes = shown.getBytes(StandardCharsets.UTF_8);
    return Objects.requireNonNull(
        new SVGLoader().load(new ByteArrayInputStream(bytes), null, LoaderContext.createDefault()));
  }
}
