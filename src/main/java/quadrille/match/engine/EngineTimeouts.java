package quadrille.match.engine;

/**
 * How long to wait for an external engine, in milliseconds.
 *
 * @param handshakeMs from its start until it has introduced itself
 * @param graceMs beyond its time for a move
 * @param untimedMoveMs for a move without a time limit
 */
public record EngineTimeouts(long handshakeMs, long graceMs, long untimedMoveMs) {
  /** Half a minute to start, two seconds of grace, ten minutes without a time limit. */
  public static final EngineTimeouts DEFAULT = new EngineTimeouts(30_000, 2_000, 600_000);
}
