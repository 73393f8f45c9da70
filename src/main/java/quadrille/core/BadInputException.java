package quadrille.core;

import quadrille.text.Text;

/**
 * Thrown when a user, a file or another program gave invalid input. Its sentence says what is
 * wrong, where, and what was expected.
 */
public class BadInputException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Text text;

  /**
   * @param key the key of a text in the messages of the owner's package
   */
  public BadInputException(Class<?> owner, String key, Object... arguments) {
    this(Text.of(owner, key, arguments));
  }

  public BadInputException(Text text) {
    super(text.toString());
    this.text = text;
  }

  /** The sentence, in the user's language where it is shown. */
  public final Text text() {
    return text;
  }
}
