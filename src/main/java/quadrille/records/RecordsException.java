package quadrille.records;

import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/** Says why games cannot be stored or read, and what the user can do about it. */
public final class RecordsException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Text text;

  private RecordsException(@Nullable Throwable cause, Text text) {
    super(text.toString(), cause);
    this.text = text;
  }

  /**
   * @param key the key of a text in this package's messages
   */
  static RecordsException of(@Nullable Throwable cause, String key, Object... arguments) {
    return new RecordsException(cause, Text.of(RecordsException.class, key, arguments));
  }

  /** The message, for the user's language. */
  public Text text() {
    return text;
  }
}
