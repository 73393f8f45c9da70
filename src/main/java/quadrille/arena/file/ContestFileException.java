package quadrille.arena.file;

/** The file of a contest cannot be read or written; the message is an English sentence. */
public final class ContestFileException extends Exception {
  private static final long serialVersionUID = 1L;

  ContestFileException(String sentence) {
    super(sentence);
  }

  ContestFileException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
