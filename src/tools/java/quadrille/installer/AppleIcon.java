package quadrille.installer;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;

/** Writes macOS icons (.icns): PNG images, each with a four-letter type that names its size. */
final class AppleIcon {
  static final int HEADER = 8;

  /** Widths in pixels by type; several types are for screens of double density. */
  static final SortedMap<String, Integer> SIZES =
      new TreeMap<>(
          Map.of(
              "icp4", 16, "icp5", 32, "ic07", 128, "ic08", 256, "ic09", 512, "ic10", 1024, "ic11",
              32, "ic12", 64, "ic13", 256, "ic14", 512));

  private AppleIcon() {}

  /**
   * The content of an icon file.
   *
   * @param drawing draws the square image of a width
   */
  static byte[] write(IntFunction<BufferedImage> drawing) throws IOException {
    SortedMap<String, byte[]> contents = new TreeMap<>();
    int length = HEADER;
    for (Map.Entry<String, Integer> each : SIZES.entrySet()) {
      byte[] png = AssetImages.png(drawing.apply(each.getValue()));
      contents.put(each.getKey(), png);
      length += HEADER + png.length;
    }
    ByteBuffer file = ByteBuffer.allocate(length).put(name("icns")).putInt(length);
    contents.forEach((type, png) -> file.put(name(type)).putInt(HEADER + png.length).put(png));
    return file.array();
  }

  private static byte[] name(String type) {
    return type.getBytes(StandardCharsets.US_ASCII);
  }
}
