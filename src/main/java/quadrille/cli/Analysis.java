package quadrille.cli;

import quadrille.search.SearchReport;

/** Tells what a search finds: each finished depth once, then the best move. */
abstract class Analysis {
  private int told;

  final void report(SearchReport report) {
    if (report.depth() > told) {
      told = report.depth();
      depth(report);
    }
  }

  abstract void depth(SearchReport report);

  abstract void end(SearchReport last);
}
