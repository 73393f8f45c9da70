package quadrille.arena.file;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import quadrille.arena.Contest;
import quadrille.arena.Schedule;
import quadrille.match.AdjudicationRules;
import quadrille.match.EngineConfig;
import quadrille.records.files.Json;
import quadrille.search.Limits;
import quadrille.system.BuildInfo;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The description of a contest in the first line of its file: everything that its games depend on,
 * but not their number.
 */
final class ContestHeader {
  private ContestHeader() {}

  static ObjectNode of(Contest contest) {
    EngineConfig config = contest.engineConfig();
    ObjectNode node = Json.object();
    node.put("version", BuildInfo.current().version());
    node.put("game", config.game().id());
    node.set("settings", Json.settings(config.game(), config.settings()));
    node.put("start", config.game().notation().format(contest.openings().start().position()));
    node.set("players", Json.stringArray(labels(contest)));
    node.set("pairings", pairings(contest.schedule()));
    node.put("openings", contest.openings().spec());
    node.put("seed", contest.seed());
    node.put("clock", contest.clock().spec());
    addLimits(node, config);
    if (contest.adjudicator() instanceof AdjudicationRules adjudication) {
      node.put("adjudication", adjudication.spec());
    }
    return node;
  }

  private static List<String> labels(Contest contest) {
    return IntStream.range(0, contest.players().size()).mapToObj(contest::label).toList();
  }

  private static void addLimits(ObjectNode node, EngineConfig config) {
    Limits bound = config.bound();
    node.put("depth", bound == null ? null : (Integer) bound.depth());
    node.put("nodes", bound == null ? null : (Long) bound.nodes());
    node.put("timeScale", config.timeScale());
    node.put("threads", config.threads());
    node.put("hash", config.hashMegabytes());
    node.put("moveOverhead", config.moveOverheadMs());
  }

  private static ArrayNode pairings(Schedule schedule) {
    return Json.stringArray(
        schedule.pairings().stream()
            .map(pairing -> pairing.first() + "-" + pairing.second())
            .toList());
  }

  /**
   * Checks that a file belongs to a contest.
   *
   * @param file the name of the file
   * @throws ContestFileException naming the first difference
   */
  static void requireSame(ObjectNode expected, JsonNode actual, String file)
      throws ContestFileException {
    for (Map.Entry<String, JsonNode> entry : expected.properties()) {
      JsonNode other = actual.path(entry.getKey());
      if (!other.toString().equals(entry.getValue().toString())) {
        throw new ContestFileException(
            "%s belongs to another match: its %s %s %s, not %s."
                .formatted(
                    file,
                    entry.getKey(),
                    entry.getKey().endsWith("s") ? "are" : "is",
                    other.isMissingNode() ? "not recorded" : other,
                    entry.getValue()));
      }
    }
  }
}
