package quadrille.system;

/** A command that was asked for rightly and could not be done: its message is a sentence. */
public final class OperationFailedException extends Exception {
  private static final long serialVersionUID = 1L;

  public OperationFailedException(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  public OperationFailedException(String sentence) {
    super(sentence);
  }
}
