package quadrille.network.protocol;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Locale;
import quadrille.core.BadInputException;

/**
 * The code that a guest needs to take a seat: eight characters of an alphabet of 32, that is 40
 * bits. The letters I, L, O and U are not among them; where a person types one of the first three,
 * the digit that looks like it is meant.
 *
 * @param text the code as it is shown, such as {@code ABCD-EFGH}
 */
public record JoinCode(String text) {
  private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  private static final int LENGTH = 8;
  private static final SecureRandom RANDOM = new SecureRandom();

  /** Returns a new code that nobody can guess. */
  public static JoinCode random() {
    StringBuilder letters = new StringBuilder();
    RANDOM
        .ints(LENGTH, 0, ALPHABET.length())
        .forEach(each -> letters.append(ALPHABET.charAt(each)));
    return withHyphen(letters.toString());
  }

  /**
   * Reads a code as people type it: in small letters, with or without the hyphen.
   *
   * @throws BadInputException if it is not a code
   */
  public static JoinCode parse(String text) throws BadInputException {
    String letters =
        text.toUpperCase(Locale.ROOT)
            .replaceAll("[\\s-]", "")
            .replace('O', '0')
            .replace('I', '1')
            .replace('L', '1');
    if (letters.isEmpty()) {
      throw new BadInputException(JoinCode.class, "error.no-code");
    }
    if (letters.length() != LENGTH
        || !letters.chars().allMatch(each -> ALPHABET.indexOf(each) >= 0)) {
      throw new BadInputException(JoinCode.class, "error.code", text);
    }
    return withHyphen(letters);
  }

  private static JoinCode withHyphen(String letters) {
    int half = LENGTH / 2;
    return new JoinCode(letters.substring(0, half) + "-" + letters.substring(half));
  }

  /**
   * Whether somebody has typed this code, found in a time that says nothing about where it differs.
   */
  public boolean matches(String typed) {
    try {
      return MessageDigest.isEqual(bytes(text), bytes(parse(typed).text));
    } catch (BadInputException e) {
      return false;
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  @Override
  public String toString() {
    return text;
  }
}
