package quadrille.games.hex.connections;

/**
 * The full connections of one side in a position, and its threats to connect the edges. They still
 * hold later unless the opponent has filled a cell that they need. Not changed once it is filled.
 */
public final class KnownConnections {
  /** The two points of each list of full connections. */
  final short[] points;

  /** How many connections each list has. */
  final byte[] sizes;

  /** The cells that each connection needs, as bits; the threats follow the full connections. */
  final long[] carriers;

  /** The keys of the threats. */
  final short[] keys;

  KnownConnections(int lists, int longs, int threats) {
    points = new short[2 * lists];
    sizes = new byte[lists];
    carriers = new long[longs];
    keys = new short[threats];
  }
}
