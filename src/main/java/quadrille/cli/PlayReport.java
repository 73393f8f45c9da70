package quadrille.cli;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quadrille.core.GameRecord;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Tells how the games of a contest ended. */
final class PlayReport {
  private final Terminal terminal;
  private final Contest contest;
  private final GameJson gameJson;

  /**
   * @param preset the rules that the settings started from, or null
   */
  PlayReport(Terminal terminal, Contest contest, @Nullable String preset) {
    this.terminal = terminal;
    this.contest = contest;
    gameJson = new GameJson(contest.room().game(), preset);
  }

  /** A game has been played to its end. */
  void game(Played played) {
    GameRecord record = played.record();
    Outcome outcome = Objects.requireNonNull(record.outcome());
    print(
        "game %d: %s - %s: %s after %d moves: %s",
        played.number() + 1,
        record.first(),
        record.second(),
        winner(outcome.winner()),
        record.moves().size(),
        outcome.text());
  }

  private String winner(@Nullable Side winner) {
    Line start = contest.start();
    return winner == null ? "draw" : start.game().sideName(winner, start.settings()) + " wins";
  }

  /** All games have been played. */
  void standings(List<Played> all) {
    print("");
    print(
        "%d games of %s, seed %d, %d random moves first, seats exchanged every game",
        all.size(), contest.room().game().id(), contest.seed(), contest.openingPlies());
    new Standings(contest, all).table().print(terminal.out());
  }

  private void print(String format, Object... arguments) {
    terminal.out().println(String.format(Locale.ROOT, format, arguments));
    terminal.out().flush();
  }

  /** One game is an object itself, several are the games of one. */
  ObjectNode json(List<Played> all, boolean several) {
    if (!several) {
      return gameJson.object(all.getFirst());
    }
    ObjectNode node = Json.object();
    node.put("seed", contest.seed());
    ArrayNode games = node.putArray("games");
    all.forEach(each -> games.add(gameJson.object(each)));
    if (all.getLast().record().outcome() != null) {
      node.set("standings", new Standings(contest, all).json());
    }
    return node;
  }
}
