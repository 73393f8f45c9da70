package quadrille.records;

import java.util.Map;
import quadrille.core.Side;

/**
 * What it takes to open a table for others again, apart from the game that is played at it.
 *
 * @param code the join code
 * @param port the port that it was reached at
 * @param reach from where it could be reached, a word that its host chose
 * @param spectators whether others could watch
 * @param help whether the players may be helped, by hints and evaluations
 * @param number the number of the game at the table, from 1
 * @param games how many games are to be played, or 0 if nobody has said
 * @param tokens the token of the guest on each side for guests; empty while the seat is open
 */
public record OpenTable(
    String code,
    int port,
    String reach,
    boolean spectators,
    boolean help,
    int number,
    int games,
    Map<Side, String> tokens) {

  public OpenTable {
    tokens = Map.copyOf(tokens);
  }
}
