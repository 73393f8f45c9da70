package quadrille.network.host;

import quadrille.text.Text;

/** Thrown when a request is refused: an HTTP status, a word for programs and a sentence. */
final class Refusal extends Exception {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final String word;
  private final transient Text text;

  /**
   * @param word the word for programs; the sentence has the key {@code refused.} and the word
   */
  Refusal(int status, String word, Object... arguments) {
    super(word, null, false, false);
    this.status = status;
    this.word = word;
    text = Text.of(Refusal.class, "refused." + word, arguments);
  }

  int status() {
    return status;
  }

  String word() {
    return word;
  }

  Text text() {
    return text;
  }
}
