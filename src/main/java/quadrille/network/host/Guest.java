package quadrille.network.host;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * Somebody who has taken a seat from elsewhere.
 *
 * @param name the name that they gave
 * @param token 128 random bits in hexadecimal digits, which prove that a request is theirs
 */
public record Guest(String name, String token) {
  private static final int TOKEN_BYTES = 16;
  private static final SecureRandom RANDOM = new SecureRandom();

  static Guest withNewToken(String name) {
    byte[] token = new byte[TOKEN_BYTES];
    RANDOM.nextBytes(token);
    return new Guest(name, HexFormat.of().formatHex(token));
  }

  /** Compares in a time that says nothing about where the tokens differ. */
  boolean hasToken(String other) {
    return MessageDigest.isEqual(bytes(token), bytes(other));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
