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

/** Prints the ratings of all players of a contest, the weakest first, relative to level 1. */
public final class LadderTable {
  private LadderTable() {}

  public static void print(Terminal terminal, Contest contest, List<GameResult> results) {
    double[][] points = Ladder.pointsMatrix(contest.players().size(), results);
    if (!BradleyTerry.isFittable(points)) {
      terminal.out().println("Some players have not met the others yet, so there are no ratings.");
      return;
    }
    BradleyTerry fit = BradleyTerry.fit(points);
    table(contest, fit).print(terminal.out());
    if (fit.hasAddedDraws()) {
      terminal
          .out()
          .println(
              "Some players never took a point from the others: a draw was added to every pairing,"
                  + " and the largest differences are unreliable.");
    }
  }

  private static TextTable table(Contest contest, BradleyTerry fit) {
    int baseline = contest.players().indexOf(new Seat.AtLevel(Level.of(1)));
    TextTable table = new TextTable("");
    table.addRow("player", "Elo", "95 % interval", "over the one above", "95 % interval");
    List<Integer> order =
        IntStream.range(0, contest.players().size())
            .boxed()
            .sorted(Comparator.comparingDouble(player -> fit.difference(player, baseline).elo()))
            .toList();
    for (int i = 0; i < order.size(); i++) {
      int player = order.get(i);
      Elo.Estimate first = fit.difference(player, baseline);
      Elo.Estimate above = i == 0 ? null : fit.difference(player, order.get(i - 1));
      table.addRow(
          contest.label(player),
          Standings.formatElo(first.elo()),
          player == baseline ? "" : Standings.formatInterval(first),
          above == null ? "" : Standings.formatElo(above.elo()),
          above == null ? "" : Standings.formatInterval(above));
    }
    return table;
  }
}
