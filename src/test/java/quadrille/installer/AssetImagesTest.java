package quadrille.installer;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests that the icons in the project match their drawings and are valid files. */
class AssetImagesTest {
  /** Allowed difference of a colour channel, out of 255: another Java may round differently. */
  private static final int TOLERANCE = 3;

  /** Drawing them takes seconds. */
  private static Map<Path, byte[]> drawings;

  @BeforeAll
  static void draw() throws IOException {
    drawings = AssetImages.all();
  }

  @Test
  void everyIconMatchesItsDrawing() throws IOException {
    for (Map.Entry<Path, byte[]> each : drawings.entrySet()) {
      List<BufferedImage> drawn = images(each.getKey(), each.getValue());
      List<BufferedImage> kept = images(each.getKey(), Files.readAllBytes(each.getKey()));
      assertThat(kept).as("%s", each.getKey()).hasSameSizeAs(drawn);
      for (int i = 0; i < drawn.size(); i++) {
        assertThat(difference(kept.get(i), drawn.get(i)))
            .as("%s, image %d; CONTRIBUTING.md says how to draw it again", each.getKey(), i)
            .isLessThanOrEqualTo(TOLERANCE);
      }
    }
  }

  @Test
  void noIconIsEmptyOrOfOneColour() throws IOException {
    for (Map.Entry<Path, byte[]> each : drawings.entrySet()) {
      for (BufferedImage image : images(each.getKey(), each.getValue())) {
        assertThat(Arrays.stream(pixels(image)).distinct().count())
            .as("%s at %d", each.getKey(), image.getWidth())
            .isGreaterThan(8);
      }
    }
  }

  @Test
  void windowsIconsHaveAllSizes() throws IOException {
    for (String name : List.of("quadrille.ico", "quadrille-file.ico")) {
      byte[] file = Files.readAllBytes(Path.of("installer/windows", name));
      assertThat(windowsImages(file).stream().map(BufferedImage::getWidth))
          .containsExactlyElementsOf(AssetImages.WINDOWS_SIZES);
    }
  }

  @Test
  void macOsIconsHaveAllSizesUpTo1024() throws IOException {
    for (String name : List.of("quadrille.icns", "pdn.icns", "sgf.icns", "quad.icns")) {
      byte[] file = Files.readAllBytes(Path.of("installer/macos", name));
      assertThat(appleImages(file).stream().map(BufferedImage::getWidth))
          .containsExactlyElementsOf(AppleIcon.SIZES.values())
          .contains(1024);
    }
  }

  private static List<BufferedImage> images(Path file, byte[] bytes) throws IOException {
    String name = file.toString();
    if (name.endsWith(".ico")) {
      return windowsImages(bytes);
    }
    return name.endsWith(".icns") ? appleImages(bytes) : List.of(image(bytes));
  }

  private static List<BufferedImage> windowsImages(byte[] file) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(bytes.getShort()).isZero();
    assertThat(bytes.getShort()).as("an icon, not a cursor").isEqualTo((short) 1);
    int count = bytes.getShort();
    int end = WindowsIcon.HEADER + WindowsIcon.ENTRY * count;
    List<BufferedImage> images = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int size = (Byte.toUnsignedInt(bytes.get()) + 255) % 256 + 1;
      assertThat((Byte.toUnsignedInt(bytes.get()) + 255) % 256 + 1).isEqualTo(size);
      assertThat(bytes.getShort()).as("no palette").isZero();
      assertThat(bytes.getShort()).isEqualTo((short) 1);
      assertThat(bytes.getShort()).as("bits per pixel").isEqualTo((short) 32);
      int length = bytes.getInt();
      assertThat(bytes.getInt()).as("the offset of the next image").isEqualTo(end);
      byte[] content = Arrays.copyOfRange(file, end, end + length);
      images.add(content[0] == WindowsIcon.BITMAP_HEADER ? bitmap(content) : image(content));
      assertThat(images.getLast().getWidth()).isEqualTo(size);
      end += length;
    }
    assertThat(end).isEqualTo(file.length);
    return images;
  }

  private static BufferedImage bitmap(byte[] content) {
    ByteBuffer bytes = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
    int size = bytes.getInt(4);
    assertThat(bytes.getInt(8)).as("twice the height: colours and mask").isEqualTo(2 * size);
    assertThat(bytes.getShort(14)).isEqualTo((short) 32);
    int colours = size * size * 4;
    assertThat(content.length)
        .isEqualTo(WindowsIcon.BITMAP_HEADER + colours + WindowsIcon.maskLength(size));
    BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < size * size; i++) {
      int argb = bytes.getInt(WindowsIcon.BITMAP_HEADER + 4 * i);
      image.setRGB(i % size, size - 1 - i / size, argb);
    }
    return image;
  }

  private static List<BufferedImage> appleImages(byte[] file) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    assertThat(type(bytes)).isEqualTo("icns");
    assertThat(bytes.getInt()).isEqualTo(file.length);
    List<BufferedImage> images = new ArrayList<>();
    while (bytes.hasRemaining()) {
      String type = type(bytes);
      byte[] content = new byte[bytes.getInt() - AppleIcon.HEADER];
      bytes.get(content);
      images.add(image(content));
      assertThat(images.getLast().getWidth()).as(type).isEqualTo(AppleIcon.SIZES.get(type));
    }
    return images;
  }

  private static String type(ByteBuffer bytes) {
    byte[] letters = new byte[4];
    bytes.get(letters);
    return new String(letters, StandardCharsets.US_ASCII);
  }

  private static BufferedImage image(byte[] content) throws IOException {
    return Objects.requireNonNull(ImageIO.read(new ByteArrayInputStream(content)));
  }

  private static int difference(BufferedImage one, BufferedImage other) {
    int[] left = pixels(one);
    int[] right = pixels(other);
    assertThat(left).hasSameSizeAs(right);
    return IntStream.range(0, left.length)
        .map(i -> difference(left[i], right[i]))
        .max()
        .orElseThrow();
  }

  /** The largest difference of the four channels of two colours; 0 if both are invisible. */
  private static int difference(int one, int other) {
    if (one >>> 24 <= TOLERANCE && other >>> 24 <= TOLERANCE) {
      return 0;
    }
    return IntStream.of(0, 8, 16, 24)
        .map(shift -> Math.abs((one >>> shift & 0xff) - (other >>> shift & 0xff)))
        .max()
        .orElseThrow();
  }

  private static int[] pixels(BufferedImage image) {
    return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
  }
}
