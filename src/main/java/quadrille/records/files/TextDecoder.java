package quadrille.records.files;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.system.ByteOrderMark;

/**
 * Decodes the bytes of a text file: as Unicode if there is a byte order mark or everything is valid
 * UTF-8, else in the character set of the SGF property CA, else as windows-1252, which includes ISO
 * 8859-1.
 */
public final class TextDecoder {
  private static final int HEADER_LENGTH = 2000;
  private static final Pattern CHARSET_PROPERTY = Pattern.compile("CA\\s*\\[([\\w.:+-]+)\\]");

  private TextDecoder() {}

  public static String decode(byte[] bytes) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return ByteOrderMark.strip(text);
    } catch (CharacterCodingException e) {
      return new String(bytes, charset(bytes));
    }
  }

  /** The character set of a text that is not UTF-8. */
  private static Charset charset(byte[] bytes) {
    String begin =
        new String(bytes, 0, Math.min(bytes.length, HEADER_LENGTH), StandardCharsets.ISO_8859_1);
    if (begin.startsWith("\u00FE\u00FF") || begin.startsWith("\u00FF\u00FE")) {
      return StandardCharsets.UTF_16;
    }
    Matcher name = CHARSET_PROPERTY.matcher(begin);
    Charset fallback = Charset.forName("windows-1252");
    Charset charset = name.find() ? Charset.forName(name.group(1), fallback) : fallback;
    return charset.equals(StandardCharsets.UTF_8) ? fallback : charset;
  }
}
