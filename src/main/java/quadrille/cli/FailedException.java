package quadrille.cli;

/** A command that was asked for rightly and could not be done: its message is a sentence. */
final class FailedException extends Exception {
  private static final long serialVersionUID = 1L;

  FailedException(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  FailedException(String sentence) {
    super(sentence);
  }
}
