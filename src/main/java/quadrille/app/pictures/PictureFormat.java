package quadrille.app.pictures;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The kinds of pictures, each with the length of the longer side in pixels. */
public enum PictureFormat {
  /** The position, in pixels. */
  PNG(960),
  /** The position, as shapes; sharp at every size. */
  SVG(480),
  /** The whole game, moving. */
  GIF(480);

  private final int size;

  PictureFormat(int size) {
    this.size = size;
  }

  public int size() {
    return size;
  }

  /** How the names of such files end, without the dot. */
  public String extension() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The kind that a file's name ends in. */
  public static Optional<PictureFormat> of(String fileName) {
    String name = fileName.toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(each -> name.endsWith("." + each.extension()))
        .findFirst();
  }

  /** The endings of all of them. */
  public static List<String> extensions() {
    return Arrays.stream(values()).map(PictureFormat::extension).toList();
  }
}
