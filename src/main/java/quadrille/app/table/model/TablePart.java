package quadrille.app.table.model;

/** A part of the table that may have a tab of its own. */
public enum TablePart {
  PLAYERS,
  MOVES,
  THINKING,
  ANALYSIS,
  REVIEW
}
