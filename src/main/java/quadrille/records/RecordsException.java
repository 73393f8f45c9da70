package quadrille.records;

import quadrille.text.Text;

/** Why games cannot be kept or read, in one sentence that says what can be done. */
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

  /** The sentence, to be shown in the user's language. */
  public Text text() {
    return text;
  }
}
