package quadrille.search.protocol;

import quadrille.core.Outcome;
import quadrille.text.Text;

/** Why an engine from outside has no answer, in a sentence without its subject. */
public final class EngineException extends Exception {
  private static final long serialVersionUID = 1L;

  private final Kind kind;
  private final transient Text text;

  /** The ways in which an engine can fail. */
  public enum Kind {
    /** The process ended, or could not be started. */
    DIED(Outcome.ENGINE_DIED),
    /** It did not answer within its time and the grace. */
    TIME(Outcome.TIME),
    /** It wrote a line that is too long, or far too many. */
    GARBAGE(Outcome.GARBAGE),
    /** It answers, but not as the protocol wants, or cannot play by the rules. */
    PROTOCOL(Outcome.WRONG_PROTOCOL),
    /** Its move is not legal. */
    ILLEGAL_MOVE(Outcome.ILLEGAL_MOVE),
    /** It gives the game up: no failure, but no move either. */
    RESIGNED(Outcome.RESIGNATION);

    private final String outcomeReason;

    Kind(String outcomeReason) {
      this.outcomeReason = outcomeReason;
    }

    /** The reason of the game that the engine loses by it, as in {@link Outcome#reason}. */
    public String outcomeReason() {
      return outcomeReason;
    }
  }

  /**
   * @param arguments of the text with that key in this package's messages
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

  /** An answer that the protocol does not know; shows the beginning of the line. */
  public static EngineException unexpected(String line) {
    return new EngineException(Kind.PROTOCOL, "failure.unexpected", abbreviate(line));
  }

  /** An answer that names no legal move. */
  public static EngineException illegalMove(String move) {
    return new EngineException(Kind.ILLEGAL_MOVE, "failure.illegal", abbreviate(move));
  }

  /** An engine that does not say it plays by such rules. */
  public static EngineException unsupportedRules(String rules) {
    return new EngineException(Kind.PROTOCOL, "failure.rules", rules);
  }

  private static String abbreviate(String line) {
    String printable = line.replaceAll("\\P{Print}", "?");
    return printable.length() <= 60 ? printable : printable.substring(0, 60) + "…";
  }
}
