package quadrille.cli;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.Adjudication;
import quadrille.match.Clock;
import quadrille.match.Contest;
import quadrille.match.Fixture;
import quadrille.match.GameResult;
import quadrille.match.Schedule;
import quadrille.match.Sprt;
import quadrille.match.SprtRun;
import quadrille.match.Tally;
import quadrille.match.Terms;
import quadrille.search.Limits;

/** The result of a contest, for people. */
final class ContestReport {
  private final Terminal terminal;
  private final Contest contest;
  private final List<GameResult> results;

  ContestReport(Terminal terminal, Contest contest, List<GameResult> results) {
    this.terminal = terminal;
    this.contest = contest;
    this.results = results;
  }

  /** How many games of what were played, and how. */
  void heading(boolean interrupted) {
    print(
        "%d of %d games of %s%s, seed %d, openings %s, seats exchanged every game%s",
        results.size(),
        contest.schedule().size(),
        contest.terms().game().id(),
        interrupted ? " (interrupted)" : "",
        contest.seed(),
        contest.openings().spec(),
        limits());
  }

  /** What bounds all machines alike. */
  private String limits() {
    Terms terms = contest.terms();
    Limits bound = terms.bound();
    StringBuilder text = new StringBuilder();
    if (!(contest.clock() instanceof Clock.Rule.None)) {
      text.append(", clock ").append(contest.clock().spec());
    }
    if (bound != null && bound.nodes() != Long.MAX_VALUE) {
      text.append(", ").append(bound.nodes()).append(" nodes");
    }
    if (bound != null && bound.depth() != Limits.MAX_DEPTH) {
      text.append(", depth ").append(bound.depth());
    }
    if (terms.timeScale() != 1) {
      text.append(", times × ").append(terms.timeScale());
    }
    return text.toString();
  }

  /** The players, and where they are more than two, their pairings. */
  void standings() {
    if (results.isEmpty()) {
      return;
    }
    new Standings(contest, results).table().print(terminal.out());
    if (contest.players().size() > 2) {
      pairings().print(terminal.out());
    }
  }

  private Columns pairings() {
    Columns columns = new Columns("");
    columns.add("pairing", "", "wins", "draws", "losses", "score", "Elo", "95 % interval");
    for (Schedule.Pairing pairing : contest.schedule().pairings()) {
      List<GameResult> games =
          results.stream()
              .filter(each -> each.fixture().isPlayedBy(pairing.one()))
              .filter(each -> each.fixture().isPlayedBy(pairing.other()))
              .toList();
      if (!games.isEmpty()) {
        add(columns, pairing, Tally.of(pairing.one(), games));
      }
    }
    return columns;
  }

  private void add(Columns columns, Schedule.Pairing pairing, Tally tally) {
    columns.add(
        Standings.name(contest, pairing.one()),
        Standings.name(contest, pairing.other()),
        Integer.toString(tally.wins()),
        Integer.toString(tally.draws()),
        Integer.toString(tally.losses()),
        String.format(Locale.ROOT, "%.1f %%", 100 * tally.score()),
        Standings.elo(tally.elo().elo()),
        Standings.elo(tally.elo().low()) + " … " + Standings.elo(tally.elo().high()));
  }

  /** Games that did not end on the board: counted for each player and listed. */
  void forfeits() {
    List<GameResult> forfeits = results.stream().filter(GameResult::isForfeit).toList();
    if (!forfeits.isEmpty()) {
      counts().print(terminal.out());
      forfeits.forEach(this::list);
    }
    adjudicated(Adjudication.SCORE, "by score");
    adjudicated(Adjudication.LENGTH, "by length");
  }

  private Columns counts() {
    Columns columns = new Columns("");
    columns.add("player", "no answer", "died", "time", "illegal move", "garbage", "protocol");
    for (int i = 0; i < contest.players().size(); i++) {
      columns.add(
          Standings.name(contest, i),
          forfeits(i, Outcome.NO_ANSWER),
          forfeits(i, Outcome.ENGINE_DIED),
          forfeits(i, Outcome.TIME),
          forfeits(i, Outcome.ILLEGAL_MOVE),
          forfeits(i, Outcome.GARBAGE),
          forfeits(i, Outcome.WRONG_PROTOCOL));
    }
    return columns;
  }

  private String forfeits(int player, String reason) {
    return Long.toString(Tally.forfeits(player, reason, results));
  }

  private void list(GameResult game) {
    Side winner = game.winner();
    if (winner != null) {
      Fixture fixture = game.fixture();
      String loser = Standings.name(contest, fixture.player(winner.other()));
      print("game %d forfeited by %s: %s", fixture.number() + 1, loser, game.text());
    }
  }

  private void adjudicated(String reason, String how) {
    long count = results.stream().filter(each -> each.reason().equals(reason)).count();
    if (count > 0) {
      print("%d games adjudicated %s", count, how);
    }
  }

  /** How far the test is, if there is one. */
  void sprt(@Nullable SprtRun run) {
    if (run != null) {
      print(
          "SPRT of %s against %s Elo: LLR %.2f (%.2f … %.2f), pairs with 0, ½, 1, 1½, 2 points %s:"
              + " %s",
          number(run.sprt().elo0()),
          number(run.sprt().elo1()),
          run.ratio(),
          -Sprt.BOUND,
          Sprt.BOUND,
          run.pairs(),
          verdict(run));
    }
  }

  private static String verdict(SprtRun run) {
    return switch (run.verdict()) {
      case ELO0 -> number(run.sprt().elo0()) + " accepted";
      case ELO1 -> number(run.sprt().elo1()) + " accepted";
      case OPEN -> "undecided";
    };
  }

  private static String number(double elo) {
    return elo == Math.rint(elo) ? Long.toString(Math.round(elo)) : Double.toString(elo);
  }

  private void print(String format, Object... arguments) {
    terminal.out().println(String.format(Locale.ROOT, format, arguments));
    terminal.out().flush();
  }
}
