package quadrille.app.history;

import org.jspecify.annotations.Nullable;
import quadrille.app.common.Sitters;
import quadrille.app.common.Words;
import quadrille.core.Side;
import quadrille.games.Room;
import quadrille.records.GameSummary;

/**
 * A kept game as a row shows it.
 *
 * @param begun when it was begun
 * @param kind which game
 * @param players who played, the first player first
 * @param end how it ended
 */
record GameRow(GameSummary game, String begun, String kind, String players, String end) {

  static GameRow of(GameSummary game, Words words) {
    Room room = Sitters.room(game.game());
    String first = words.say(Sitters.name(game.game(), game.first()));
    String second = words.say(Sitters.name(game.game(), game.second()));
    return new GameRow(
        game,
        Sitters.moment(game.started(), words),
        room == null ? game.game() : words.say(room.game().name()),
        words.say(GameRow.class, "players", first, second),
        end(game, game.winner(), words));
  }

  private static String end(GameSummary game, @Nullable Side winner, Words words) {
    if (!game.isOver()) {
      return words.say(GameRow.class, "end.unfinished");
    }
    return winner == null
        ? words.say(GameRow.class, "end.draw")
        : words.say(GameRow.class, "end.won", Sitters.name(game.game(), game.sitter(winner)));
  }

  /** All that is shown, to be searched. */
  String shown() {
    return String.join(" ", begun, kind, players, end);
  }

  int moves() {
    return game.plies();
  }
}
