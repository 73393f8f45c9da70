package quadrille.match;

/**
 * How long a player may take for a move whatever the clock says, in milliseconds; {@link
 * Long#MAX_VALUE} for any time. Who takes longer forfeits the game.
 *
 * @param firstMs for a move that takes no time from the clock, as the first one
 * @param otherMs for every other move
 */
public record MoveLimit(long firstMs, long otherMs) {
  /** A player may take any time that the clock allows. */
  public static final MoveLimit NONE = new MoveLimit(Long.MAX_VALUE, Long.MAX_VALUE);

  /**
   * The limit of a move.
   *
   * @param takesTime whether the move takes time from the clock
   */
  long ms(boolean takesTime) {
    return takesTime ? otherMs : firstMs;
  }
}
