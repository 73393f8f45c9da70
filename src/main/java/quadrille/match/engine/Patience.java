package quadrille.match.engine;

/**
 * How long an engine from outside is waited for, in milliseconds.
 *
 * @param introductionMs from its start until it is ready to play
 * @param graceMs beyond the time it has for a move
 * @param untimedMs for a move without any bound of time
 */
public record Patience(long introductionMs, long graceMs, long untimedMs) {
  /** Half a minute to load its tables, two seconds of grace, ten minutes without a clock. */
  public static final Patience USUAL = new Patience(30_000, 2_000, 600_000);
}
