package quadrille.cli;

import java.util.Map;
import quadrille.core.Build;
import quadrille.core.Line;
import quadrille.match.Adjudication;
import quadrille.match.Contest;
import quadrille.match.Schedule;
import quadrille.match.Seat;
import quadrille.match.Terms;
import quadrille.search.Limits;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a contest is, as the first line of its file tells it: all that its games depend on, but not
 * how many of them there are to be.
 */
final class ContestHeader {
  private ContestHeader() {}

  static ObjectNode of(Contest contest, Line start) {
    Terms terms = contest.terms();
    ObjectNode node = Json.object();
    node.put("version", Build.current().version());
    node.put("game", terms.game().id());
    node.set("settings", Json.settings(terms.game(), terms.settings()));
    node.put("start", terms.game().notation().format(start.position()));
    node.set("players", Json.texts(contest.players().stream().map(Seat::spec).toList()));
    node.set("pairings", pairings(contest.schedule()));
    node.put("openings", contest.openings().spec());
    node.put("seed", contest.seed());
    node.put("clock", contest.clock().spec());
    addLimits(node, terms);
    if (contest.adjudicator() instanceof Adjudication adjudication) {
      node.put("adjudication", adjudication.spec());
    }
    return node;
  }

  private static void addLimits(ObjectNode node, Terms terms) {
    Limits bound = terms.bound();
    node.put("depth", bound == null ? null : (Integer) bound.depth());
    node.put("nodes", bound == null ? null : (Long) bound.nodes());
    node.put("timeScale", terms.timeScale());
    node.put("threads", terms.threads());
    node.put("hash", terms.hashMegabytes());
  }

  private static ArrayNode pairings(Schedule schedule) {
    return Json.texts(
        schedule.pairings().stream().map(each -> each.one() + "-" + each.other()).toList());
  }

  /**
   * Checks that a file belongs to this contest.
   *
   * @param file what the file is called
   * @throws FailedException naming the first thing that differs
   */
  static void requireSame(ObjectNode here, JsonNode there, String file) throws FailedException {
    for (Map.Entry<String, JsonNode> each : here.properties()) {
      JsonNode other = there.path(each.getKey());
      if (!other.toString().equals(each.getValue().toString())) {
        throw new FailedException(
            "%s belongs to another match: its %s is %s, not %s."
                .formatted(file, each.getKey(), other, each.getValue()));
      }
    }
  }
}
