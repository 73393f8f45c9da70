package quadrille.app.table.analyst;

import java.text.NumberFormat;
import java.text.NumberFormat.Style;
import java.util.Locale;
import quadrille.core.Game;
import quadrille.search.Score;
import quadrille.search.SearchReport;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** What a machine thinks, in words and figures. */
public final class SearchReportText {
  private SearchReportText() {}

  /** In one line: depth, score, positions. */
  public static String summary(SideReport thought, Localizer words) {
    SearchReport report = thought.report();
    return words.localize(
        SearchReportText.class,
        "thought.figures",
        report.depth(),
        FirstSideScore.format(
            FirstSideScore.of(thought.line(), report.score()), thought.line(), words),
        compact(report.nodes(), words.locale()),
        report.nodes());
  }

  /** A score from the view of the side that is to move, as people of that game read it. */
  public static Text score(int score, Game game) {
    if (Score.isDecided(score)) {
      String key = score > 0 ? "thought.win" : "thought.loss";
      return Text.of(SearchReportText.class, key, Score.pliesToEnd(score));
    }
    return Text.of(SearchReportText.class, "thought.units", (double) score / game.pointsPerUnit());
  }

  /** A large number, short: {@code 1.2M}. */
  public static String compact(long number, Locale locale) {
    NumberFormat format = NumberFormat.getCompactNumberInstance(locale, Style.SHORT);
    format.setMaximumFractionDigits(number < 10_000 ? 0 : 1);
    return format.format(number);
  }
}
