package quadrille.app.table;

import java.text.NumberFormat;
import java.text.NumberFormat.Style;
import java.util.Locale;
import quadrille.app.common.Words;
import quadrille.core.Game;
import quadrille.core.Text;
import quadrille.search.Score;
import quadrille.search.SearchReport;

/** What a machine thinks, in words and figures. */
final class ThoughtWords {
  private ThoughtWords() {}

  /** In one line: depth, score, positions. */
  static String figures(Thought thought, Words words) {
    SearchReport report = thought.report();
    return words.say(
        ThoughtWords.class,
        "thought.figures",
        report.depth(),
        Viewpoint.say(Viewpoint.ofFirst(thought.line(), report.score()), thought.line(), words),
        count(report.nodes(), words.locale()),
        report.nodes());
  }

  /** A score from the view of the side that is to move, as people of that game read it. */
  static Text score(int score, Game game) {
    if (Score.isDecided(score)) {
      String key = score > 0 ? "thought.win" : "thought.loss";
      return Text.of(ThoughtWords.class, key, Score.plies(score));
    }
    return Text.of(ThoughtWords.class, "thought.units", (double) score / game.pointsPerUnit());
  }

  /** A large number, short: {@code 1.2M}. */
  static String count(long number, Locale locale) {
    NumberFormat format = NumberFormat.getCompactNumberInstance(locale, Style.SHORT);
    format.setMaximumFractionDigits(number < 10_000 ? 0 : 1);
    return format.format(number);
  }
}
