package quadrille.app.navigation;

import quadrille.games.GameModule;

/** Leads to tables that are shared over the network. */
public interface PlayWithOthers {

  /** Asks whether to open a table for others or to join one. */
  void choose();

  /** Shows the form for a game at a table that others can join. */
  void prepareTable(GameModule module);

  /** Shows how others find the table that this program has opened. */
  void invite();
}
