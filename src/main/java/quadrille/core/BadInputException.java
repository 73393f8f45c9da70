package quadrille.core;

import quadrille.text.Text;

/**
 * What a user, a file or another program got wrong, in one sentence that says what, where and what
 * was expected.
 */
public final class BadInputException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Text text;

  public BadInputException(Text text) {
    super(text.toString());
    this.text = text;
  }

  /** The sentence, to be shown in the user's language. */
  public Text text() {
    return text;
  }
}
