package quadrille.search.protocol;

import quadrille.core.Text;

/** Why an engine from outside has no answer, in a sentence without its subject. */
public final class EngineFailure extends Exception {
  private static final long serialVersionUID = 1L;

  private final Kind kind;
  private final transient Text text;

  /** The ways in which an engine can fail. */
  public enum Kind {
    /** The process ended, or could not be started. */
    DIED,
    /** It did not answer within its time and the grace. */
    TIME,
    /** It wrote a line that is too long, or far too many. */
    GARBAGE,
    /** It answers, but not as the protocol wants, or cannot play by the rules. */
    PROTOCOL,
    /** Its move is not legal. */
    ILLEGAL_MOVE,
    /** It gives the game up: no failure, but no move either. */
    RESIGNED
  }

  /**
   * @param arguments of the text with that key in this package's messages
   */
  public EngineFailure(Kind kind, String key, Object... arguments) {
    this(kind, Text.of(EngineFailure.class, key, arguments));
  }

  private EngineFailure(Kind kind, Text text) {
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
  public static EngineFailure unexpected(String line) {
    return new EngineFailure(Kind.PROTOCOL, "failure.unexpected", brief(line));
  }

  /** An answer that names no legal move. */
  public static EngineFailure illegal(String move) {
    return new EngineFailure(Kind.ILLEGAL_MOVE, "failure.illegal", brief(move));
  }

  /** An engine that does not say it plays by such rules. */
  public static EngineFailure rules(String rules) {
    return new EngineFailure(Kind.PROTOCOL, "failure.rules", rules);
  }

  private static String brief(String line) {
    String printable = line.replaceAll("\\P{Print}", "?");
    return printable.length() <= 60 ? printable : printable.substring(0, 60) + "…";
  }
}
