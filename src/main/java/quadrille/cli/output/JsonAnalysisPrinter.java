package quadrille.cli.output;

import quadrille.cli.terminal.Terminal;
import quadrille.core.Line;
import quadrille.records.files.Json;
import quadrille.search.SearchReport;
import tools.jackson.databind.node.ObjectNode;

/** Prints an analysis as JSON, one object per line. */
public final class JsonAnalysisPrinter extends AnalysisPrinter {
  public JsonAnalysisPrinter(Terminal terminal, Line root) {
    super(terminal, root);
  }

  @Override
  void printDepth(SearchReport report) {
    print(toJson(report));
  }

  @Override
  public void printResult(SearchReport last) {
    ObjectNode node = toJson(last);
    node.put("bestMove", bestLine(last).getFirst());
    print(node);
  }

  private ObjectNode toJson(SearchReport report) {
    ObjectNode node = Json.object();
    node.put("depth", report.depth());
    node.put("selDepth", report.selectiveDepth());
    Json.addScore(node, report.score(), root.game());
    node.put("nodes", report.nodes());
    node.put("nps", report.nodesPerSecond());
    node.put("timeMs", report.timeMs());
    node.set("pv", Json.stringArray(bestLine(report)));
    return node;
  }

  private void print(ObjectNode node) {
    terminal.out().println(Json.oneLine(node));
    terminal.out().flush();
  }
}
