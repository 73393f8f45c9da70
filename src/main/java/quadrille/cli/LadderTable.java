package quadrille.cli;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import quadrille.match.BradleyTerry;
import quadrille.match.Contest;
import quadrille.match.Elo;
import quadrille.match.GameResult;
import quadrille.match.Ladder;
import quadrille.match.Seat;
import quadrille.search.Level;

/** The strengths of all players of a contest, the weakest first, counted from the first level. */
final class LadderTable {
  private final Contest contest;
  private final double[][] points;
  private final int zero;

  LadderTable(Contest contest, List<GameResult> results) {
    this.contest = contest;
    points = Ladder.points(contest.players().size(), results);
    zero = contest.players().indexOf(new Seat.AtLevel(Level.of(1)));
  }

  void print(Terminal terminal) {
    if (!BradleyTerry.isFittable(points)) {
      terminal.out().println("Some players have not met the others yet: there is no ladder.");
      return;
    }
    BradleyTerry fit = BradleyTerry.fit(points);
    table(fit).print(terminal.out());
    if (fit.isSupported()) {
      terminal
          .out()
          .println(
              "Somebody has won or lost everything: a drawn game was added to every pairing, and"
                  + " the largest differences are not to be trusted.");
    }
  }

  private Columns table(BradleyTerry fit) {
    Columns columns = new Columns("");
    columns.add("player", "Elo", "95 % interval", "over the one above", "95 % interval");
    List<Integer> order =
        IntStream.range(0, points.length)
            .boxed()
            .sorted(Comparator.comparingDouble(player -> fit.difference(player, zero).elo()))
            .toList();
    for (int i = 0; i < order.size(); i++) {
      int player = order.get(i);
      Elo.Estimate first = fit.difference(player, zero);
      String spec = contest.players().get(player).spec();
      if (i == 0) {
        columns.add(spec, Standings.elo(first.elo()), interval(player, first), "", "");
      } else {
        Elo.Estimate next = fit.difference(player, order.get(i - 1));
        columns.add(
            spec,
            Standings.elo(first.elo()),
            interval(player, first),
            Standings.elo(next.elo()),
            interval(next));
      }
    }
    return columns;
  }

  /** The player that all others are compared with has none. */
  private String interval(int player, Elo.Estimate estimate) {
    return player == zero ? "" : interval(estimate);
  }

  private static String interval(Elo.Estimate estimate) {
    return Standings.elo(estimate.low()) + " … " + Standings.elo(estimate.high());
  }
}
