package quadrille.app.pictures;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The picture formats, each with the longer side in pixels. */
public enum PictureFormat {
  /** The position as a bitmap. */
  PNG(960),
  /** The position as vector graphics. */
  SVG(480),
  /** The whole game, animated. */
  GIF(480);

  private final int size;

  PictureFormat(int size) {
    this.size = size;
  }

  public int size() {
    return size;
  }

  /** The file extension without the dot. */
  public String extension() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The format by the extension of a file name. */
  public static Optional<PictureFormat> of(String fileName) {
    String name = fileName.toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(each -> name.endsWith("." + each.extension()))
        .findFirst();
  }

  /** The extensions of all formats. */
  public static List<String> extensions() {
    return Arrays.stream(values()).map(PictureFormat::extension).toList();
  }
}
