package quadrille.cli;

import java.util.Locale;
import quadrille.core.Line;
import quadrille.search.Score;
import quadrille.search.SearchReport;

/** An analysis for people. */
final class PlainAnalysis extends Analysis {
  private final Terminal terminal;
  private final Line root;

  PlainAnalysis(Terminal terminal, Line root) {
    this.terminal = terminal;
    this.root = root;
    terminal.err().println(root.game().notation().diagram(root.position()));
  }

  @Override
  void depth(SearchReport report) {
    terminal
        .out()
        .printf(
            Locale.ROOT,
            "depth %d/%d  %s  %d nodes  %d nodes/s  %.2f s  %s%n",
            report.depth(),
            report.selectiveDepth(),
            Score.format(report.score(), root.game()),
            report.nodes(),
            report.nodesPerSecond(),
            report.timeMs() / 1e3,
            String.join(" ", Variation.texts(root, report.line())));
    terminal.out().flush();
  }

  @Override
  void end(SearchReport last) {
    terminal.out().println("best move: " + Variation.texts(root, last.line()).getFirst());
  }
}
