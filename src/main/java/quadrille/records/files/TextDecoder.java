package quadrille.records.files;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decodes the bytes of a text file: as Unicode if there is a byte order mark or everything is valid
 * UTF-8, else in the character set of the SGF property CA, else as windows-1252, which includes ISO
 * 8859-1.
 */
public final class TextDecoder {
  private static final int HEADER_LENGTH = 2000;
  private static final Pattern CHARSET_PROPERTY = Pattern.compile("CA\\s*\\[([\\w.:+-]+)\\]");
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private TextDecoder() {}

  public static String decode(byte[] bytes) {
    String text = decoded(bytes);
    return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
  }

  private static String decoded(byte[] bytes) {
    if (bytes.length > 1 && (bytes[0] & 0xFF) == 0xFE && (bytes[1] & 0xFF) == 0xFF) {
      return new String(bytes, StandardCharsets.UTF_16BE);
    }
    if (bytes.length > 1 && (bytes[0] & 0xFF) == 0xFF && (bytes[1] & 0xFF) == 0xFE) {
      return new String(bytes, StandardCharsets.UTF_16LE);
    }
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(bytes))
          .toString();
    } catch (CharacterCodingException e) {
      return new String(bytes, declaredCharset(bytes));
    }
  }

  private static Charset declaredCharset(byte[] bytes) {
    String begin =
        new String(bytes, 0, Math.min(bytes.length, HEADER_LENGTH), StandardCharsets.ISO_8859_1);
    Matcher name = CHARSET_PROPERTY.matcher(begin);
    boolean known = name.find() && Charset.isSupported(name.group(1));
    Charset charset = Charset.forName(known ? name.group(1) : "windows-1252");
    return charset.equals(StandardCharsets.UTF_8) ? Charset.forName("windows-1252") : charset;
  }
}
