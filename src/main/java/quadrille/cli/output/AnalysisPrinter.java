package quadrille.cli.output;

import java.util.Locale;
import quadrille.cli.terminal.Terminal;
import quadrille.core.Line;
import quadrille.records.files.Json;
import quadrille.search.Score;
import quadrille.search.SearchReport;
import tools.jackson.databind.node.ObjectNode;

/** Prints what a search finds, as text or JSON: each finished depth once, then the best move. */
public final class AnalysisPrinter {
  private final Terminal terminal;
  private final Line root;
  private final boolean json;
  private int reportedDepth;

  public AnalysisPrinter(Terminal terminal, Line root, boolean json) {
    this.terminal = terminal;
    this.root = root;
    this.json = json;
  }

  /** Prints the position before the search, as text only. */
  public void printPosition() {
    if (!json) {
      terminal.err().println(root.game().notation().diagram(root.position()));
    }
  }

  public void report(SearchReport report) {
    if (report.depth() > reportedDepth) {
      reportedDepth = report.depth();
      terminal.out().println(json ? Json.oneLine(toJson(report)) : toText(report));
    }
  }

  public void printResult(SearchReport last) {
    String move = root.textsOf(last.line()).getFirst();
    String unsearched = reportedDepth == 0 ? " (no depth was finished)" : "";
    String text = "best move: " + move + unsearched;
    terminal.out().println(json ? Json.oneLine(toJson(last).put("bestMove", move)) : text);
  }

  private String toText(SearchReport report) {
    return String.format(
        Locale.ROOT,
        "depth %d/%d  %s  %d nodes  %d nodes/s  %.2f s  %s",
        report.depth(),
        report.selectiveDepth(),
        Score.format(report.score(), root.game()),
        report.nodes(),
        report.nodesPerSecond(),
        report.timeMs() / 1e3,
        String.join(" ", root.textsOf(report.line())));
  }

  private ObjectNode toJson(SearchReport report) {
    ObjectNode node = Json.object();
    node.put("depth", report.depth());
    node.put("selDepth", report.selectiveDepth());
    Json.addScore(node, report.score(), root.game());
    node.put("nodes", report.nodes());
    node.put("nps", report.nodesPerSecond());
    node.put("timeMs", report.timeMs());
    node.set("pv", Json.stringArray(root.textsOf(report.line())));
    return node;
  }
}
