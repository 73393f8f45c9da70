package quadrille.games.hex.connections;

/**
 * The connections of one kind between two points. They change with the next search for connections.
 */
public final class CarrierList {
  private final CarrierLists lists;
  private final int pair;

  CarrierList(CarrierLists lists, int pair) {
    this.lists = lists;
    this.pair = pair;
  }

  public int size() {
    return lists.size(pair);
  }

  /** The empty cells that a connection needs. */
  public CellSet carrier(int index) {
    return lists.carrier(pair, index);
  }

  /** The cell to play first, of a connection that needs a move. */
  int key(int index) {
    return lists.key(pair, index);
  }

  /** The index of the connection that needs the fewest cells; the list is not empty. */
  int smallest() {
    int best = 0;
    for (int i = 1; i < size(); i++) {
      if (carrier(i).size() < carrier(best).size()) {
        best = i;
      }
    }
    return best;
  }
}
