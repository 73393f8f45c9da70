package quadrille.cli.output;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import quadrille.arena.Contest;
import quadrille.arena.Elo;
import quadrille.arena.GameResult;
import quadrille.arena.Tally;
import quadrille.records.files.Json;
import tools.jackson.databind.node.ObjectNode;

/** The results of the players of a contest, as a table and as JSON. */
final class Standings {
  private final Contest contest;
  private final List<Tally> tallies;

  Standings(Contest contest, List<GameResult> games) {
    this.contest = contest;
    tallies =
        IntStream.range(0, contest.players().size()).mapToObj(i -> Tally.of(i, games)).toList();
  }

  /** The label of a player in the tables of a contest; players are counted from 0. */
  static String playerLabel(Contest contest, int player) {
    String spec = contest.label(player);
    return switch (contest.players().size()) {
      case 2 -> (player == 0 ? "first: " : "second: ") + spec;
      default -> (player + 1) + ": " + spec;
    };
  }

  /** A table with a row for every player with games. */
  TextTable table() {
    TextTable table = new TextTable("");
    table.addRow(
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
        addRow(table, playerLabel(contest, i), tallies.get(i));
      }
    }
    return table;
  }

  private static void addRow(TextTable table, String player, Tally tally) {
    double[] interval = tally.scoreInterval();
    table.addRow(
        player,
        tally.wins(),
        tally.draws(),
        tally.losses(),
        formatPercent(tally.score()),
        formatDecimal(100 * interval[0]) + " - " + formatPercent(interval[1]),
        formatElo(tally.elo().elo()),
        formatInterval(tally.elo()),
        formatPercent(tally.superiority()),
        formatDecimal(tally.meanTimeMs()),
        formatDecimal(tally.meanDepth()));
  }

  /** The 95 % confidence interval of an Elo difference. */
  static String formatInterval(Elo.Estimate estimate) {
    return formatElo(estimate.low()) + " … " + formatElo(estimate.high());
  }

  static String formatPercent(double share) {
    return formatDecimal(100 * share) + " %";
  }

  /** An Elo difference with its sign, rounded; infinite if it is unbounded. */
  static String formatElo(double elo) {
    return Double.isInfinite(elo) ? (elo > 0 ? "+∞" : "-∞") : String.format("%+d", Math.round(elo));
  }

  private static String formatDecimal(OptionalDouble number) {
    return number.isPresent() ? formatDecimal(number.getAsDouble()) : "-";
  }

  private static String formatDecimal(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }

  /** The results of the two players of a contest. */
  ObjectNode toJson() {
    ObjectNode node = Json.object();
    node.set("first", toJson(0));
    node.set("second", toJson(1));
    return node;
  }

  private ObjectNode toJson(int player) {
    Tally tally = tallies.get(player);
    ObjectNode node = Json.object();
    node.put("player", contest.label(player));
    node.put("wins", tally.wins()).put("draws", tally.draws()).put("losses", tally.losses());
    node.put("score", tally.score());
    node.putArray("interval95").add(tally.scoreInterval()[0]).add(tally.scoreInterval()[1]);
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
