package quadrille.cli.terminal;

import quadrille.core.BadInputException;

/** A command was used correctly and failed; the message is a sentence for the user. */
public final class CommandFailedException extends Exception {
  private static final long serialVersionUID = 1L;

  public CommandFailedException(String sentence) {
    super(sentence);
  }

  public CommandFailedException(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  /** A refusal that is not about the arguments, by another program or the system. */
  public CommandFailedException(BadInputException refusal) {
    super(refusal.text().toString(), refusal);
  }
}
