package quadrille.arena.training;

/** The training cannot go on; the message is a sentence for the user. */
public final class TrainingException extends Exception {
  private static final long serialVersionUID = 1L;

  public TrainingException(String sentence) {
    super(sentence);
  }

  public TrainingException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
