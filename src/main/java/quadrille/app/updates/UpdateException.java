package quadrille.app.updates;

import quadrille.text.Text;

/** Why it is not known whether there is a newer version, in one sentence. */
final class UpdateException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Text text;

  private UpdateException(Text text) {
    super(text.toString());
    this.text = text;
  }

  /** The sentence with that key in the messages of this package. */
  static UpdateException of(String key, Object... arguments) {
    return new UpdateException(Text.of(UpdateException.class, key, arguments));
  }

  Text text() {
    return text;
  }
}
