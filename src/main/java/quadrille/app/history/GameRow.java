package quadrille.app.history;

import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.records.GameSummary;
import quadrille.text.Localizer;

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
    GameModule module = ParticipantNames.module(game.game());
    String first = localizer.localize(ParticipantNames.name(game.game(), game.first()));
    String second = localizer.localize(ParticipantNames.name(game.game(), game.second()));
    return new GameRow(
        game,
        ParticipantNames.formatDateTime(game.started(), localizer),
        module == null ? game.game() : localizer.localize(module.game().name()),
        localizer.localize(GameRow.class, "players", first, second),
        result(game, game.winner(), localizer));
  }

  private static String result(GameSummary game, @Nullable Side winner, Localizer localizer) {
    if (!game.isOver()) {
      return localizer.localize(GameRow.class, "end.unfinished");
    }
    return winner == null
        ? localizer.localize(GameRow.class, "end.draw")
        : localizer.localize(
            GameRow.class, "end.won", ParticipantNames.name(game.game(), game.participant(winner)));
  }

  /** The text of all columns, for the search. */
  String searchText() {
    return String.join(" ", started, gameName, players, result);
  }

  int moves() {
    return game.plies();
  }
}
