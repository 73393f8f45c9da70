package quadrille.cli.output;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import quadrille.arena.BradleyTerry;
import quadrille.arena.Contest;
import quadrille.arena.Elo;
import quadrille.arena.GameResult;
import quadrille.arena.Ladder;
import quadrille.cli.terminal.Terminal;
import quadrille.match.Seat;
import quadrille.search.Level;

/** The strengths of all players of a contest, the weakest first, counted from the first level. */
public final class LadderTable {
  private final Contest contest;
  private final double[][] points;
  private final int baseline;

  public LadderTable(Contest contest, List<GameResult> results) {
    this.contest = contest;
    points = Ladder.pointsMatrix(contest.players().size(), results);
    baseline = contest.players().indexOf(new Seat.AtLevel(Level.of(1)));
  }

  public void print(Terminal terminal) {
    if (!BradleyTerry.isFittable(points)) {
      terminal.out().println("Some players have not met the others yet: there is no ladder.");
      return;
    }
    BradleyTerry fit = BradleyTerry.fit(points);
    table(fit).print(terminal.out());
    if (fit.hasAddedDraws()) {
      terminal
          .out()
          .println(
              "Somebody has won or lost everything: a drawn game was added to every pairing, and"
                  + " the largest differences are not to be trusted.");
    }
  }

  private TextTable table(BradleyTerry fit) {
    TextTable columns = new TextTable("");
    columns.addRow("player", "Elo", "95 % interval", "over the one above", "95 % interval");
    List<Integer> order =
        IntStream.range(0, points.length)
            .boxed()
            .sorted(Comparator.comparingDouble(player -> fit.difference(player, baseline).elo()))
            .toList();
    for (int i = 0; i < order.size(); i++) {
      int player = order.get(i);
      Elo.Estimate first = fit.difference(player, baseline);
      String spec = contest.players().get(player).spec();
      if (i == 0) {
        columns.addRow(
            spec, Standings.formatElo(first.elo()), formatInterval(player, first), "", "");
      } else {
        Elo.Estimate next = fit.difference(player, order.get(i - 1));
        columns.addRow(
            spec,
            Standings.formatElo(first.elo()),
            formatInterval(player, first),
            Standings.formatElo(next.elo()),
            formatInterval(next));
      }
    }
    return columns;
  }

  /** The player that all others are compared with has none. */
  private String formatInterval(int player, Elo.Estimate estimate) {
    return player == baseline ? "" : formatInterval(estimate);
  }

  private static String formatInterval(Elo.Estimate estimate) {
    return Standings.formatElo(estimate.low()) + " … " + Standings.formatElo(estimate.high());
  }
}
