package quadrille.app.updates;

import quadrille.text.Text;

/** A failed update check; the message is a sentence for the player. */
final class UpdateException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Text text;

  private UpdateException(Text text) {
    super(text.toString());
    this.text = text;
  }

  /** An exception with a sentence of this package's messages. */
  static UpdateException of(String key, Object... arguments) {
    return new UpdateException(Text.of(UpdateException.class, key, arguments));
  }

  Text text() {
    return text;
  }
}
