package quadrille.cli.output;

import java.util.List;
import quadrille.cli.terminal.Terminal;
import quadrille.core.Line;
import quadrille.search.SearchReport;

/** Prints what a search finds: each finished depth once, then the best move. */
public abstract class AnalysisPrinter {
  final Terminal terminal;
  final Line root;
  private int reportedDepth;

  AnalysisPrinter(Terminal terminal, Line root) {
    this.terminal = terminal;
    this.root = root;
  }

  /** Prints the position before the search. */
  public void printPosition() {}

  public final void report(SearchReport report) {
    if (report.depth() > reportedDepth) {
      reportedDepth = report.depth();
      printDepth(report);
    }
  }

  abstract void printDepth(SearchReport report);

  public abstract void printResult(SearchReport last);

  /** The moves of the best line in the game's notation. */
  final List<String> bestLine(SearchReport report) {
    Line line = root;
    for (long move : report.line()) {
      line = line.play(move);
    }
    return line.moveTexts().subList(root.ply(), line.ply());
  }
}
