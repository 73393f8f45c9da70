package quadrille.records.files;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.system.ByteOrderMark;

/**
 * Decodes the bytes of a text file: as UTF-8 if everything is valid, else as UTF-16 if there is a
 * byte order mark, else in the character set of the SGF property CA, else as windows-1252, which
 * includes ISO 8859-1. After the byte order mark of UTF-8 only what is not valid is windows-1252.
 */
public final class TextDecoder {
  private static final int HEADER_LENGTH = 2000;
  private static final byte[] UTF_8_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
  private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
  private static final Pattern CHARSET_PROPERTY = Pattern.compile("CA\\s*\\[([\\w.:+-]+)\\]");

  private TextDecoder() {}

  public static String decode(byte[] bytes) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return ByteOrderMark.strip(text);
    } catch (CharacterCodingException e) {
      return Arrays.mismatch(UTF_8_MARK, bytes) == UTF_8_MARK.length
          ? ByteOrderMark.strip(decodeMixed(bytes))
          : new String(bytes, charset(bytes));
    }
  }

  /** Decodes bytes that are not valid UTF-8 one by one as windows-1252. */
  private static String decodeMixed(byte[] bytes) {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    while (decoder.decode(in, out, true).isError()) {
      out.append(WINDOWS_1252.decode(in.slice(in.position(), 1)));
      in.position(in.position() + 1);
    }
    return out.flip().toString();
  }

  /** The character set of a text that is not UTF-8. */
  private static Charset charset(byte[] bytes) {
    String begin =
        new String(bytes, 0, Math.min(bytes.length, HEADER_LENGTH), StandardCharsets.ISO_8859_1);
    if (begin.startsWith("\u00FE\u00FF") || begin.startsWith("\u00FF\u00FE")) {
      return StandardCharsets.UTF_16;
    }
    Matcher name = CHARSET_PROPERTY.matcher(begin);
    Charset charset = name.find() ? Charset.forName(name.group(1), WINDOWS_1252) : WINDOWS_1252;
    return charset.equals(StandardCharsets.UTF_8) ? WINDOWS_1252 : charset;
  }
}
