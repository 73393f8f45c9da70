package quadrille.cli.output;

import java.util.Locale;
import quadrille.cli.terminal.Terminal;
import quadrille.core.Line;
import quadrille.search.Score;
import quadrille.search.SearchReport;

/** Prints an analysis as text. */
public final class TextAnalysisPrinter extends AnalysisPrinter {
  public TextAnalysisPrinter(Terminal terminal, Line root) {
    super(terminal, root);
  }

  @Override
  public void printPosition() {
    terminal.err().println(root.game().notation().diagram(root.position()));
  }

  @Override
  void printDepth(SearchReport report) {
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
            String.join(" ", bestLine(report)));
    terminal.out().flush();
  }

  @Override
  public void printResult(SearchReport last) {
    terminal.out().println("best move: " + bestLine(last).getFirst());
  }
}
