package quadrille.app.history;

import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.records.GameSummary;
import quadrille.text.Localizer;
import quadrille.text.Text;

/**
 * A stored game as a row of the table.
 *
 * @param started when the game started
 * @param gameName the name of the game
 * @param players the players, the first side first
 * @param result the result
 */
record GameRow(GameSummary game, String started, String gameName, String players, String result) {

  static GameRow of(GameSummary game, Localizer localizer) {
    Text first = ParticipantNames.name(game, Side.FIRST);
    Text second = ParticipantNames.name(game, Side.SECOND);
    return new GameRow(
        game,
        ParticipantNames.formatDateTime(game.started(), localizer),
        Games.find(game.game())
            .map(module -> localizer.localize(module.game().name()))
            .orElse(game.game()),
        localizer.localize(GameRow.class, "players", first, second),
        localizer.localize(result(game, first, second)));
  }

  private static Text result(GameSummary game, Text first, Text second) {
    Side winner = game.winner();
    if (!game.isOver()) {
      return Text.of(GameRow.class, "end.unfinished");
    }
    return winner == null
        ? Text.of(GameRow.class, "end.draw")
        : Text.of(GameRow.class, "end.won", winner.choose(first, second));
  }

  /** The text of all columns, for the search. */
  String searchText() {
    return String.join(" ", started, gameName, players, result);
  }
}
