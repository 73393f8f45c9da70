package quadrille.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import quadrille.match.Contest;
import quadrille.match.Elo;
import quadrille.match.GameResult;
import quadrille.match.Tally;
import tools.jackson.databind.node.ObjectNode;

/** The result of a contest of several games, for people and for programs. */
final class Standings {
  private final Contest contest;
  private final List<Tally> tallies;

  Standings(Contest contest, List<GameResult> games) {
    this.contest = contest;
    tallies =
        IntStream.range(0, contest.players().size()).mapToObj(i -> Tally.of(i, games)).toList();
  }

  /** What a player of the contest, counted from 0, is called in its tables. */
  static String name(Contest contest, int player) {
    String spec = contest.players().get(player).spec();
    return switch (contest.players().size()) {
      case 2 -> (player == 0 ? "first: " : "second: ") + spec;
      default -> (player + 1) + ": " + spec;
    };
  }

  /** A row for every player that has played. */
  Columns table() {
    Columns columns = new Columns("");
    columns.add(
        "player",
        "wins",
        "draws",
        "losses",
        "score",
        "95 % interval",
        "Elo",
        "95 % interval",
        "stronger",
        "ms/move",
        "depth");
    for (int i = 0; i < tallies.size(); i++) {
      if (tallies.get(i).games() > 0) {
        columns.add(row(name(contest, i), tallies.get(i)).toArray(String[]::new));
      }
    }
    return columns;
  }

  private static List<String> row(String player, Tally tally) {
    double[] interval = tally.interval();
    List<String> cells = new ArrayList<>(List.of(player));
    cells.add(Integer.toString(tally.wins()));
    cells.add(Integer.toString(tally.draws()));
    cells.add(Integer.toString(tally.losses()));
    cells.add(decimal(100 * tally.score()) + " %");
    cells.add(decimal(100 * interval[0]) + " - " + decimal(100 * interval[1]) + " %");
    cells.add(elo(tally.elo().elo()));
    cells.add(elo(tally.elo().low()) + " … " + elo(tally.elo().high()));
    cells.add(decimal(100 * tally.superiority()) + " %");
    cells.add(decimal(tally.meanTimeMs()));
    cells.add(decimal(tally.meanDepth()));
    return cells;
  }

  /** A difference in whole points with its sign; infinite where nothing bounds it. */
  static String elo(double elo) {
    return Double.isInfinite(elo) ? (elo > 0 ? "+∞" : "-∞") : String.format("%+d", Math.round(elo));
  }

  private static String decimal(OptionalDouble number) {
    return number.isPresent() ? decimal(number.getAsDouble()) : "-";
  }

  private static String decimal(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }

  /** The two players of a contest. */
  ObjectNode json() {
    ObjectNode node = Json.object();
    node.set("first", json(0));
    node.set("second", json(1));
    return node;
  }

  private ObjectNode json(int player) {
    Tally tally = tallies.get(player);
    ObjectNode node = Json.object();
    node.put("player", contest.players().get(player).spec());
    node.put("wins", tally.wins()).put("draws", tally.draws()).put("losses", tally.losses());
    node.put("score", tally.score());
    node.putArray("interval95").add(tally.interval()[0]).add(tally.interval()[1]);
    Elo.Estimate elo = tally.elo();
    if (Double.isFinite(elo.elo())) {
      node.put("elo", elo.elo());
    }
    node.put("superiority", tally.superiority());
    tally.meanTimeMs().ifPresent(mean -> node.put("meanTimeMs", mean));
    tally.meanDepth().ifPresent(mean -> node.put("meanDepth", mean));
    return node;
  }
}
