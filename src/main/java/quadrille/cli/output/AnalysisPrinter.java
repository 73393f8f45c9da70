package quadrille.cli.output;

import quadrille.search.SearchReport;

/** Tells what a search finds: each finished depth once, then the best move. */
public abstract class AnalysisPrinter {
  private int reportedDepth;

  public final void report(SearchReport report) {
    if (report.depth() > reportedDepth) {
      reportedDepth = report.depth();
      printDepth(report);
    }
  }

  abstract void printDepth(SearchReport report);

  public abstract void printResult(SearchReport last);
}
