package quadrille.core.formats;

import quadrille.core.BadInputException;
import quadrille.text.Text;

/** Thrown when one game of a file cannot be read; the others still can. */
public final class GameParseException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final transient Text text;

  /**
   * @param line the line of the file, from 1
   */
  public GameParseException(int line, Text text) {
    super(text.toString());
    this.line = line;
    this.text = text;
  }

  public GameParseException(int line, BadInputException cause) {
    this(line, cause.text());
  }

  public int line() {
    return line;
  }

  /** The sentence, without the line. */
  public Text text() {
    return text;
  }
}
