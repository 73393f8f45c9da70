package quadrille.installer;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** The icons of the program, its files and its installers, drawn from the SVG files in assets. */
public final class AssetImages {
  /** Widths of the PNG files, in pixels. */
  static final List<Integer> SIZES = List.of(16, 24, 32, 48, 64, 128, 256, 512);

  static final List<Integer> WINDOWS_SIZES = List.of(16, 24, 32, 48, 64, 128, 256);

  /** On macOS an icon has a margin: Apple's grid gives it 824 of 1024 pixels. */
  private static final double APPLE_PART = 824.0 / 1024;

  private static final Path ASSETS = Path.of("assets");
  private static final Path INSTALLER = Path.of("installer");

  private AssetImages() {}

  /**
   * Writes every icon, and the licence that the Windows installer shows, below the working folder.
   */
  public static void writeAll() throws IOException {
    for (Map.Entry<Path, byte[]> each : all().entrySet()) {
      Files.createDirectories(each.getKey().getParent());
      Files.write(each.getKey(), each.getValue());
    }
    Files.writeString(RichText.LICENCE, RichText.fromPlain(Files.readString(Path.of("LICENSE"))));
  }

  /** The content of every icon file, by its path from the project folder. */
  static Map<Path, byte[]> all() throws IOException {
    Map<Path, byte[]> files = new LinkedHashMap<>();
    SvgImage program = new SvgImage(ASSETS.resolve("quadrille.svg"), 48);
    SvgImage file = new SvgImage(ASSETS.resolve("quadrille-file.svg"), 72);
    for (int size : SIZES) {
      files.put(ASSETS.resolve("icons/quadrille-" + size + ".png"), png(square(program, size)));
      Path linux = INSTALLER.resolve("linux/icons/quadrille-file-" + size + ".png");
      files.put(linux, png(square(file, size)));
    }
    files.put(INSTALLER.resolve("windows/quadrille.ico"), windows(program));
    files.put(INSTALLER.resolve("windows/quadrille-file.ico"), windows(file));
    files.put(
        INSTALLER.resolve("macos/quadrille.icns"),
        AppleIcon.write(size -> program.draw(size, size, APPLE_PART)));
    // jpackage copies the icons of all types into one folder and fails if two have the same name.
    byte[] fileIcon = AppleIcon.write(size -> square(file, size));
    for (String ending : List.of("pdn", "sgf", "quad")) {
      files.put(INSTALLER.resolve("macos/" + ending + ".icns"), fileIcon);
    }
    SvgImage background = new SvgImage(ASSETS.resolve("quadrille-dmg.svg"), 0);
    Path image = INSTALLER.resolve("macos/resources/Quadrille-background.tiff");
    files.put(image, tiff(background.draw(520, 425, 1)));
    return files;
  }

  private static byte[] windows(SvgImage picture) throws IOException {
    return WindowsIcon.write(WINDOWS_SIZES.stream().map(size -> square(picture, size)).toList());
  }

  private static BufferedImage square(SvgImage picture, int size) {
    return picture.draw(size, size, 1);
  }

  static byte[] png(BufferedImage image) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }

  private static byte[] tiff(BufferedImage image) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("tiff").next();
    ImageWriteParam compressed = writer.getDefaultWriteParam();
    compressed.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    compressed.setCompressionType("LZW");
    try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.write(null, new IIOImage(image, null, null), compressed);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }
}
