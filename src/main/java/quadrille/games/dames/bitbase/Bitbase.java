package quadrille.games.dames.bitbase;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import quadrille.games.dames.DamesRules;

/**
 * The results of all positions of a class, in two bits each. They are kept compressed in blocks, of
 * which those in use are decompressed too. Thread-safe.
 *
 * <p>A file holds a magic number, the name of the rules and of the class, the number of blocks,
 * their lengths, the blocks, and a CRC-32 of all of it.
 */
final class Bitbase {
  /** The size of a decompressed block. */
  static final int BLOCK_BYTES = 1 << 14;

  private static final int BLOCK_POSITIONS = 4 * BLOCK_BYTES;
  private static final int MAGIC = 0x51424231;
  private static final EndgameResult[] RESULTS = EndgameResult.values();

  private final PositionIndex index;
  private final byte[] file;

  /** Where each block begins in the file; and where the last one ends. */
  private final int[] offsets;

  private final int firstBlock;

  private Bitbase(PositionIndex index, byte[] file, int[] offsets) {
    this.index = index;
    this.file = file;
    this.offsets = offsets;
    firstBlock = BlockCache.reserve(offsets.length - 1);
  }

  /**
   * Reads the content of a file.
   *
   * @param name of the rules
   * @throws IOException if it is not that of an undamaged bitbase of this class
   */
  static Bitbase read(byte[] file, DamesRules rules, String name, Material material)
      throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(file));
    int length = file.length - Integer.BYTES;
    if (length < 0) {
      throw BitbaseFormatException.damaged();
    }
    if (in.readInt() != MAGIC) {
      throw BitbaseFormatException.foreign(name, material);
    }
    if (crc(file, length) != intAt(file, length)) {
      throw BitbaseFormatException.damaged();
    }
    if (!in.readUTF().equals(name) || !in.readUTF().equals(material.toString())) {
      throw BitbaseFormatException.foreign(name, material);
    }
    int[] lengths = new int[in.readInt()];
    for (int i = 0; i < lengths.length; i++) {
      lengths[i] = in.readInt();
    }
    int[] offsets = new int[lengths.length + 1];
    offsets[0] = length - Arrays.stream(lengths).sum();
    for (int i = 0; i < lengths.length; i++) {
      offsets[i + 1] = offsets[i] + lengths[i];
    }
    return new Bitbase(new PositionIndex(rules, material), file, offsets);
  }

  /**
   * Returns the content of a file with these results.
   *
   * @param results two bits each, four in a byte
   */
  static byte[] write(byte[] results, String name, Material material) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(MAGIC);
    out.writeUTF(name);
    out.writeUTF(material.toString());
    int blocks = (results.length + BLOCK_BYTES - 1) / BLOCK_BYTES;
    out.writeInt(blocks);
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    for (int i = 0; i < blocks; i++) {
      int from = i * BLOCK_BYTES;
      byte[] block = deflate(results, from, Math.min(BLOCK_BYTES, results.length - from));
      out.writeInt(block.length);
      content.write(block);
    }
    content.writeTo(out);
    byte[] written = bytes.toByteArray();
    out.writeInt(crc(written, written.length));
    return bytes.toByteArray();
  }

  private static int crc(byte[] bytes, int length) {
    CRC32 crc = new CRC32();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }

  private static int intAt(byte[] bytes, int offset) throws IOException {
    return new DataInputStream(new ByteArrayInputStream(bytes, offset, Integer.BYTES)).readInt();
  }

  private static byte[] deflate(byte[] bytes, int from, int length) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    try {
      deflater.setInput(bytes, from, length);
      deflater.finish();
      byte[] block = new byte[length + 64];
      return Arrays.copyOf(block, deflater.deflate(block));
    } finally {
      deflater.end();
    }
  }

  /** Returns the result of a position of this class, see {@link PositionIndex#of}. */
  EndgameResult get(long own, long enemies, long kings) {
    int number = index.of(own, enemies, kings);
    int within = number % BLOCK_POSITIONS;
    int code = (block(number / BLOCK_POSITIONS)[within >> 2] >> (2 * (within & 3))) & 3;
    return RESULTS[code];
  }

  private byte[] block(int block) {
    byte[] known = BlockCache.get(firstBlock + block);
    if (known != null) {
      return known;
    }
    byte[] content = inflate(block);
    BlockCache.put(firstBlock + block, content);
    return content;
  }

  private byte[] inflate(int block) {
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(file, offsets[block], offsets[block + 1] - offsets[block]);
      byte[] content = new byte[BLOCK_BYTES];
      inflater.inflate(content);
      return content;
    } catch (DataFormatException e) {
      throw new IllegalStateException("a block of a bitbase with the right checksum", e);
    } finally {
      inflater.end();
    }
  }
}
