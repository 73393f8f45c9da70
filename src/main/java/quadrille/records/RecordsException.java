package quadrille.records;

import quadrille.text.Text;

/** Says why games cannot be stored or read, and what the user can do about it. */
public final class RecordsException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Text text;

  RecordsException(Text text) {
    super(text.toString());
    this.text = text;
  }

  RecordsException(Text text, Throwable cause) {
    super(text.toString(), cause);
    this.text = text;
  }

  static RecordsException of(String key, Object... arguments) {
    return new RecordsException(Text.of(RecordsException.class, key, arguments));
  }

  /** The message, for the user's language. */
  public Text text() {
    return text;
  }
}
