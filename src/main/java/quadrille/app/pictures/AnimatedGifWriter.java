package quadrille.app.pictures;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/** Writes an endlessly looping animated GIF (CompuServe, GIF89a, 1990). */
final class AnimatedGifWriter implements AutoCloseable {
  /** The time per position in hundredths of a second. */
  private static final int FRAME_DELAY = 80;

  /** The time of the last position. */
  private static final int LAST_FRAME_DELAY = 300;

  private static final String FORMAT = "javax_imageio_gif_image_1.0";

  /** Netscape's extension: loop forever. */
  private static final byte[] LOOP_FOREVER = {1, 0, 0};

  private final ImageWriter writer;
  private final ImageOutputStream out;

  AnimatedGifWriter(OutputStream stream) throws IOException {
    writer = ImageIO.getImageWritersByFormatName("gif").next();
    out = ImageIO.createImageOutputStream(stream);
    writer.setOutput(out);
    writer.prepareWriteSequence(null);
  }

  void add(BufferedImage image, boolean last) throws IOException {
    IIOMetadata metadata =
        writer.getDefaultImageMetadata(
            new ImageTypeSpecifier(image), writer.getDefaultWriteParam());
    metadata.mergeTree(FORMAT, frame(last ? LAST_FRAME_DELAY : FRAME_DELAY));
    writer.writeToSequence(new IIOImage(image, null, metadata), null);
  }

  private static IIOMetadataNode frame(int hundredths) {
    IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
    control.setAttribute("disposalMethod", "doNotDispose");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "FALSE");
    control.setAttribute("delayTime", Integer.toString(hundredths));
    control.setAttribute("transparentColorIndex", "0");
    IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
    loop.setAttribute("applicationID", "NETSCAPE");
    loop.setAttribute("authenticationCode", "2.0");
    loop.setUserObject(LOOP_FOREVER.clone());
    IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
    extensions.appendChild(loop);
    IIOMetadataNode root = new IIOMetadataNode(FORMAT);
    root.appendChild(control);
    root.appendChild(extensions);
    return root;
  }

  @Override
  public void close() throws IOException {
    writer.endWriteSequence();
    out.close();
    writer.dispose();
  }
}
