package quadrille.arena.file;

import java.util.Map;
import quadrille.arena.Contest;
import quadrille.arena.Schedule;
import quadrille.match.AdjudicationRules;
import quadrille.match.EngineConfig;
import quadrille.match.Seat;
import quadrille.records.files.Json;
import quadrille.search.Limits;
import quadrille.system.BuildInfo;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a contest is, as the first line of its file tells it: all that its games depend on, but not
 * how many of them there are to be.
 */
final class ContestHeader {
  private ContestHeader() {}

  static ObjectNode of(Contest contest) {
    EngineConfig terms = contest.engineConfig();
    ObjectNode node = Json.object();
    node.put("version", BuildInfo.current().version());
    node.put("game", terms.game().id());
    node.set("settings", Json.settings(terms.game(), terms.settings()));
    node.put("start", terms.game().notation().format(contest.openings().start().position()));
    node.set("players", Json.stringArray(contest.players().stream().map(Seat::spec).toList()));
    node.set("pairings", pairings(contest.schedule()));
    node.put("openings", contest.openings().spec());
    node.put("seed", contest.seed());
    node.put("clock", contest.clock().spec());
    addLimits(node, terms);
    if (contest.adjudicator() instanceof AdjudicationRules adjudication) {
      node.put("adjudication", adjudication.spec());
    }
    return node;
  }

  private static void addLimits(ObjectNode node, EngineConfig terms) {
    Limits bound = terms.bound();
    node.put("depth", bound == null ? null : (Integer) bound.depth());
    node.put("nodes", bound == null ? null : (Long) bound.nodes());
    node.put("timeScale", terms.timeScale());
    node.put("threads", terms.threads());
    node.put("hash", terms.hashMegabytes());
  }

  private static ArrayNode pairings(Schedule schedule) {
    return Json.stringArray(
        schedule.pairings().stream().map(each -> each.first() + "-" + each.second()).toList());
  }

  /**
   * Checks that a file belongs to this contest.
   *
   * @param file what the file is called
   * @throws ContestFileException naming the first thing that differs
   */
  static void requireSame(ObjectNode here, JsonNode there, String file)
      throws ContestFileException {
    for (Map.Entry<String, JsonNode> each : here.properties()) {
      JsonNode other = there.path(each.getKey());
      if (!other.toString().equals(each.getValue().toString())) {
        throw new ContestFileException(
            "%s belongs to another match: its %s is %s, not %s."
                .formatted(file, each.getKey(), other, each.getValue()));
      }
    }
  }
}
