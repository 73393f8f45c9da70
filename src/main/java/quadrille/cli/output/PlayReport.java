package quadrille.cli.output;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quadrille.arena.ArenaGame;
import quadrille.arena.Contest;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.GameRecord;
import quadrille.records.files.GameJsonWriter;
import quadrille.records.files.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Reports games that were played: their results, their table, and their JSON. */
public record PlayReport(Terminal terminal, Contest contest) {

  /** Prints the result of a finished game. */
  public void printResult(ArenaGame played) {
    GameRecord record = played.record();
    Outcome outcome = Objects.requireNonNull(record.outcome());
    terminal.printLine(
        "game %d: %s - %s: %s after %s: %s",
        played.fixture().number() + 1,
        record.first(),
        record.second(),
        winnerText(record.start(), outcome.winner()),
        plies(record.moves().size()),
        outcome.text());
  }

  /** Says how long a game was, such as "25 plies". */
  public static String plies(int count) {
    return count == 1 ? "1 ply" : count + " plies";
  }

  private static String winnerText(Line line, @Nullable Side winner) {
    return winner == null ? "draw" : line.game().sideName(winner, line.settings()) + " wins";
  }

  /**
   * Prints the table of several games, or only what was to be played if there are none.
   *
   * @param interrupted whether more were to be played
   */
  public void printStandings(List<ArenaGame> games, boolean interrupted) {
    terminal.printLine("");
    terminal.printLine(
        "%s of %s%s, seed %d, openings %s, seats exchanged every game",
        games.size() == 1 ? "1 game" : games.size() + " games",
        contest.engineConfig().game().id(),
        interrupted ? " (interrupted)" : "",
        contest.seed(),
        contest.openings().spec());
    if (!games.isEmpty()) {
      standingsOf(games).table().print(terminal.out());
    }
  }

  private Standings standingsOf(List<ArenaGame> games) {
    return new Standings(contest, games.stream().map(ArenaGame::result).toList());
  }

  /**
   * Writes the games to a file: a single game as an object, several as the games of an object.
   *
   * @param file the file, or null for none
   */
  public void write(@Nullable JsonFile file, List<ArenaGame> games) throws CommandFailedException {
    if (file != null) {
      boolean single = contest.schedule().size() == 1;
      file.write(single ? toJson(games.getFirst()) : toJson(games));
    }
  }

  private ObjectNode toJson(List<ArenaGame> games) {
    ObjectNode node = Json.object();
    node.put("seed", contest.seed());
    ArrayNode array = node.putArray("games");
    games.forEach(game -> array.add(toJson(game)));
    if (!games.isEmpty() && games.getLast().record().outcome() != null) {
      node.set("standings", standingsOf(games).toJson());
    }
    return node;
  }

  private ObjectNode toJson(ArenaGame played) {
    return GameJsonWriter.write(played.record());
  }
}
