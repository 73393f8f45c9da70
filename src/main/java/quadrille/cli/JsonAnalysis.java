package quadrille.cli;

import quadrille.core.Line;
import quadrille.search.SearchReport;
import tools.jackson.databind.node.ObjectNode;

/** An analysis for programs: an object a line. */
final class JsonAnalysis extends Analysis {
  private final Terminal terminal;
  private final Line root;

  JsonAnalysis(Terminal terminal, Line root) {
    this.terminal = terminal;
    this.root = root;
  }

  @Override
  void depth(SearchReport report) {
    print(object(report));
  }

  @Override
  void end(SearchReport last) {
    ObjectNode node = object(last);
    node.put("bestMove", Variation.texts(root, last.line()).getFirst());
    print(node);
  }

  private ObjectNode object(SearchReport report) {
    ObjectNode node = Json.object();
    node.put("depth", report.depth());
    node.put("selDepth", report.selectiveDepth());
    Json.addScore(node, report.score(), root.game());
    node.put("nodes", report.nodes());
    node.put("nps", report.nodesPerSecond());
    node.put("timeMs", report.timeMs());
    node.set("pv", Json.texts(Variation.texts(root, report.line())));
    return node;
  }

  private void print(ObjectNode node) {
    terminal.out().println(Json.oneLine(node));
    terminal.out().flush();
  }
}
