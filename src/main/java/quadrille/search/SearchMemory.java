package quadrille.search;

import quadrille.core.Game;

/**
 * What a searching thread keeps from one search to the next: what it has learned about the order of
 * moves, and large tables that would otherwise be allocated for every move of a game.
 */
record SearchMemory(MoveOrder order, SearchPath path, PvTable pv) {
  SearchMemory(Game game, Knowledge knowledge) {
    this(new MoveOrder(knowledge), new SearchPath(game), new PvTable());
  }

  Knowledge knowledge() {
    return order.knowledge();
  }
}
