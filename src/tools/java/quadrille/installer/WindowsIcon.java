package quadrille.installer;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes Windows icons (.ico): bitmaps below 64 pixels, which every program can read, and PNG for
 * larger ones.
 */
final class WindowsIcon {
  static final int HEADER = 6;
  static final int ENTRY = 16;
  static final int BITMAP_HEADER = 40;
  private static final int PNG_FROM = 64;

  private WindowsIcon() {}

  /**
   * The content of an icon file.
   *
   * @param images square, 1 to 256 pixels wide
   */
  static byte[] write(List<BufferedImage> images) throws IOException {
    List<byte[]> contents = new ArrayList<>();
    for (BufferedImage each : images) {
      contents.add(each.getWidth() < PNG_FROM ? bitmap(each) : AssetImages.png(each));
    }
    int offset = HEADER + ENTRY * images.size();
    byte[] bytes = new byte[offset + contents.stream().mapToInt(each -> each.length).sum()];
    ByteBuffer file = littleEndian(bytes);
    file.putShort((short) 0).putShort((short) 1).putShort((short) images.size());
    for (int i = 0; i < images.size(); i++) {
      // The size is one byte; 256 is written as 0.
      byte size = (byte) images.get(i).getWidth();
      file.put(size).put(size).putShort((short) 0).putShort((short) 1).putShort((short) 32);
      file.putInt(contents.get(i).length).putInt(offset);
      offset += contents.get(i).length;
    }
    contents.forEach(file::put);
    return bytes;
  }

  /** Rows from the bottom, then the mask for older systems, which is empty. */
  private static byte[] bitmap(BufferedImage image) {
    int size = image.getWidth();
    int mask = maskLength(size);
    byte[] pixels = new byte[BITMAP_HEADER + size * size * 4 + mask];
    ByteBuffer bytes = littleEndian(pixels);
    bytes.putInt(BITMAP_HEADER).putInt(size).putInt(2 * size);
    bytes.putShort((short) 1).putShort((short) 32).putInt(0).putInt(size * size * 4 + mask);
    bytes.position(BITMAP_HEADER);
    for (int y = size - 1; y >= 0; y--) {
      for (int x = 0; x < size; x++) {
        bytes.putInt(image.getRGB(x, y));
      }
    }
    return pixels;
  }

  /** The mask's length in bytes: one bit per pixel, in rows of whole 32-bit words. */
  static int maskLength(int size) {
    return (size + 31) / 32 * 4 * size;
  }

  private static ByteBuffer littleEndian(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
