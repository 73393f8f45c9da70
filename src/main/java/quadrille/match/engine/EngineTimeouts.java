package quadrille.match.engine;

/**
 * How long an engine from outside is waited for, in milliseconds.
 *
 * @param handshakeMs from its start until it is ready to play
 * @param graceMs beyond the time it has for a move
 * @param untimedMoveMs for a move without any bound of time
 */
public record EngineTimeouts(long handshakeMs, long graceMs, long untimedMoveMs) {
  /** Half a minute to load its tables, two seconds of grace, ten minutes without a clock. */
  public static final EngineTimeouts DEFAULT = new EngineTimeouts(30_000, 2_000, 600_000);
}
