package quadrille.cli;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import quadrille.core.Side;
import tools.jackson.databind.node.ObjectNode;

/** The result of a contest of several games, for people and for programs. */
final class Standings {
  private final Contest contest;
  private final Tally first;
  private final Tally second;

  Standings(Contest contest, List<Played> games) {
    this.contest = contest;
    first = Tally.of(Side.FIRST, games);
    second = Tally.of(Side.SECOND, games);
  }

  Columns table() {
    Columns columns = new Columns("");
    columns.add("player", "wins", "draws", "losses", "score", "95 % interval", "ms/move", "depth");
    add(columns, "first: " + contest.first().spec(), first);
    add(columns, "second: " + contest.second().spec(), second);
    return columns;
  }

  private static void add(Columns columns, String player, Tally tally) {
    double[] interval = tally.interval();
    columns.add(
        player,
        Integer.toString(tally.wins()),
        Integer.toString(tally.draws()),
        Integer.toString(tally.losses()),
        decimal(100 * tally.score()) + " %",
        decimal(100 * interval[0]) + " - " + decimal(100 * interval[1]) + " %",
        decimal(tally.meanTimeMs()),
        decimal(tally.meanDepth()));
  }

  private static String decimal(OptionalDouble number) {
    return number.isPresent() ? decimal(number.getAsDouble()) : "-";
  }

  private static String decimal(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }

  ObjectNode json() {
    ObjectNode node = Json.object();
    node.set("first", json(contest.first().spec(), first));
    node.set("second", json(contest.second().spec(), second));
    return node;
  }

  private static ObjectNode json(String player, Tally tally) {
    ObjectNode node = Json.object();
    node.put("player", player);
    node.put("wins", tally.wins()).put("draws", tally.draws()).put("losses", tally.losses());
    node.put("score", tally.score());
    node.putArray("interval95").add(tally.interval()[0]).add(tally.interval()[1]);
    tally.meanTimeMs().ifPresent(mean -> node.put("meanTimeMs", mean));
    tally.meanDepth().ifPresent(mean -> node.put("meanDepth", mean));
    return node;
  }
}
