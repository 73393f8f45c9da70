package quadrille.system;

/** The byte order mark of Unicode, which some editors and programs put before a text. */
public final class ByteOrderMark {
  public static final char CHARACTER = '\uFEFF';

  private ByteOrderMark() {}

  /** The text without the mark, if it begins with one. */
  public static String strip(String text) {
    return !text.isEmpty() && text.charAt(0) == CHARACTER ? text.substring(1) : text;
  }
}
