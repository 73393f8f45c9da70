package quadrille.search.protocol;

import quadrille.core.Outcome;
import quadrille.text.Text;

/** Thrown when an external engine fails. Its text is a sentence without a subject: "it resigns". */
public final class EngineException extends Exception {
  private static final long serialVersionUID = 1L;

  private final Kind kind;
  private final transient Text text;

  /** The ways an engine can fail. */
  public enum Kind {
    /** The process ended, or could not be started. */
    DIED(Outcome.ENGINE_DIED),
    /** It did not answer in time. */
    TIME(Outcome.TIME),
    /** It wrote a line that is too long, or far too many lines. */
    GARBAGE(Outcome.GARBAGE),
    /** It breaks the protocol or does not support the rules. */
    PROTOCOL(Outcome.WRONG_PROTOCOL),
    /** It answered with an illegal move. */
    ILLEGAL_MOVE(Outcome.ILLEGAL_MOVE),
    /** It resigned, which is no failure but leaves the game without a move. */
    RESIGNED(Outcome.RESIGNATION);

    private final String outcomeReason;

    Kind(String outcomeReason) {
      this.outcomeReason = outcomeReason;
    }

    /** Why the engine loses the game, as in {@link Outcome#reason}. */
    public String outcomeReason() {
      return outcomeReason;
    }
  }

  /**
   * @param key the key of a text in this package's messages
   */
  public EngineException(Kind kind, String key, Object... arguments) {
    this(kind, Text.of(EngineException.class, key, arguments));
  }

  private EngineException(Kind kind, Text text) {
    super(text.toString());
    this.kind = kind;
    this.text = text;
  }

  public Kind kind() {
    return kind;
  }

  public Text text() {
    return text;
  }

  /** Returns an exception for an answer outside the protocol, with the beginning of its line. */
  public static EngineException unexpected(String line) {
    return new EngineException(Kind.PROTOCOL, "failure.unexpected", abbreviate(line));
  }

  /** Returns an exception for an error that the engine reports itself, with its own words. */
  public static EngineException reported(String message) {
    return new EngineException(Kind.PROTOCOL, "failure.error", abbreviate(message));
  }

  /** Returns an exception for a move that is illegal or cannot be read. */
  public static EngineException illegalMove(String move) {
    return new EngineException(Kind.ILLEGAL_MOVE, "failure.illegal", abbreviate(move));
  }

  /** Returns an exception for an engine that does not support these rules. */
  public static EngineException unsupportedRules() {
    return new EngineException(Kind.PROTOCOL, "failure.rules");
  }

  private static String abbreviate(String line) {
    String printable = line.replaceAll("\\P{Print}", "?");
    return printable.length() <= 60 ? printable : printable.substring(0, 60) + "…";
  }
}
