package quadrille.cli.output;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.arena.Contest;
import quadrille.arena.Fixture;
import quadrille.arena.GameResult;
import quadrille.arena.Schedule;
import quadrille.arena.Sprt;
import quadrille.arena.SprtRun;
import quadrille.arena.Tally;
import quadrille.cli.terminal.Terminal;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.AdjudicationRules;
import quadrille.match.EngineConfig;
import quadrille.search.Limits;

/** Prints the result of a contest. */
public record ContestReport(Terminal terminal, Contest contest, List<GameResult> results) {

  /** Prints what was played, the tables, the forfeits and the adjudicated games. */
  public void print(boolean interrupted) {
    printHeading(interrupted);
    printStandings();
    printForfeits();
  }

  /** Prints what was played and with which limits. */
  private void printHeading(boolean interrupted) {
    terminal.printLine(
        "%d of %d games of %s%s, seed %d, openings %s, seats exchanged every game%s",
        results.size(),
        contest.schedule().size(),
        contest.engineConfig().game().id(),
        interrupted ? " (interrupted)" : "",
        contest.seed(),
        contest.openings().spec(),
        limitsText());
  }

  /** The limits that all players share. */
  private String limitsText() {
    EngineConfig config = contest.engineConfig();
    Limits bound = config.bound();
    StringBuilder text = new StringBuilder();
    if (contest.clock().isTimed()) {
      text.append(", clock ").append(contest.clock().spec());
    }
    if (bound != null && bound.nodes() != Long.MAX_VALUE) {
      text.append(", ").append(bound.nodes()).append(" nodes");
    }
    if (bound != null && bound.depth() != Limits.MAX_DEPTH) {
      text.append(", depth ").append(bound.depth());
    }
    if (config.timeScale() != 1) {
      text.append(", times × ").append(config.timeScale());
    }
    return text.toString();
  }

  /** Prints the table of players and, if there are more than two, the table of pairings. */
  private void printStandings() {
    if (results.isEmpty()) {
      return;
    }
    new Standings(contest, results).table().print(terminal.out());
    if (contest.players().size() > 2) {
      pairingTable().print(terminal.out());
    }
  }

  private TextTable pairingTable() {
    TextTable table = new TextTable("");
    table.addRow("pairing", "", "wins", "draws", "losses", "score", "Elo", "95 % interval");
    for (Schedule.Pairing pairing : contest.schedule().pairings()) {
      List<GameResult> games =
          results.stream()
              .filter(game -> game.fixture().isPlayedBy(pairing.first()))
              .filter(game -> game.fixture().isPlayedBy(pairing.second()))
              .toList();
      if (!games.isEmpty()) {
        Tally tally = Tally.of(pairing.first(), games);
        table.addRow(
            Standings.playerLabel(contest, pairing.first()),
            Standings.playerLabel(contest, pairing.second()),
            tally.wins(),
            tally.draws(),
            tally.losses(),
            Standings.formatPercent(tally.score()),
            Standings.formatElo(tally.elo().elo()),
            Standings.formatInterval(tally.elo()));
      }
    }
    return table;
  }

  /** Prints the forfeits, counted per player and as a list, and the adjudicated games. */
  private void printForfeits() {
    List<GameResult> forfeits = results.stream().filter(GameResult::isForfeit).toList();
    if (!forfeits.isEmpty()) {
      forfeitTable().print(terminal.out());
      forfeits.forEach(this::printForfeit);
    }
    printAdjudications(AdjudicationRules.SCORE, "by score");
    printAdjudications(AdjudicationRules.LENGTH, "by length");
  }

  private TextTable forfeitTable() {
    TextTable table = new TextTable("");
    table.addRow("player", "no answer", "died", "time", "illegal move", "garbage", "protocol");
    for (int i = 0; i < contest.players().size(); i++) {
      table.addRow(
          Standings.playerLabel(contest, i),
          Tally.forfeits(i, Outcome.NO_ANSWER, results),
          Tally.forfeits(i, Outcome.ENGINE_DIED, results),
          Tally.forfeits(i, Outcome.TIME, results),
          Tally.forfeits(i, Outcome.ILLEGAL_MOVE, results),
          Tally.forfeits(i, Outcome.GARBAGE, results),
          Tally.forfeits(i, Outcome.WRONG_PROTOCOL, results));
    }
    return table;
  }

  private void printForfeit(GameResult game) {
    Side winner = game.winner();
    if (winner != null) {
      Fixture fixture = game.fixture();
      String loser = Standings.playerLabel(contest, fixture.player(winner.other()));
      terminal.printLine("game %d forfeited by %s: %s", fixture.number() + 1, loser, game.text());
    }
  }

  private void printAdjudications(String reason, String how) {
    long count = results.stream().filter(game -> game.reason().equals(reason)).count();
    if (count > 0) {
      terminal.printLine("%s adjudicated %s", count == 1 ? "1 game" : count + " games", how);
    }
  }

  /** Prints the state of the test, if there is one. */
  public void printSprt(@Nullable SprtRun run) {
    if (run != null) {
      terminal.printLine(
          "SPRT of %s against %s Elo: LLR %.2f (%.2f … %.2f), pairs with 0, ½, 1, 1½, 2 points %s:"
              + " %s",
          formatElo(run.sprt().elo0()),
          formatElo(run.sprt().elo1()),
          run.logLikelihoodRatio(),
          -Sprt.BOUND,
          Sprt.BOUND,
          run.pairs(),
          verdictText(run));
    }
  }

  private static String verdictText(SprtRun run) {
    return switch (run.verdict()) {
      case ELO0 -> formatElo(run.sprt().elo0()) + " accepted";
      case ELO1 -> formatElo(run.sprt().elo1()) + " accepted";
      case OPEN -> "undecided";
    };
  }

  private static String formatElo(double elo) {
    return elo == Math.rint(elo) ? Long.toString(Math.round(elo)) : Double.toString(elo);
  }
}
