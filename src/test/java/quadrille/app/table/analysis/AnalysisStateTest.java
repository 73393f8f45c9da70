package quadrille.app.table.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.search.SearchReport;
import quadrille.text.Localizer;

/** The line about the progress of the analysis. */
class AnalysisStateTest {
  private static final GameModule HEX = Games.get("hex");
  private static final Line START = Line.start(HEX.game(), Rules.defaults(HEX.game()));

  private static String state(long nodes, Locale language) {
    SearchReport report = new SearchReport(1, 1, 0, false, nodes, 1, 0, List.of(5L));
    return AnalysisPane.stateText(START, report, new Localizer(language));
  }

  @Test
  void onePositionIsSingular() {
    assertThat(state(1, Locale.ENGLISH)).isEqualTo("Start of the game: depth 1, 1 position");
    assertThat(state(0, Locale.ENGLISH)).endsWith("0 positions");
    assertThat(state(2, Locale.ENGLISH)).endsWith("2 positions");
    assertThat(state(12_300, Locale.ENGLISH)).endsWith("12.3K positions");
  }

  @Test
  void inFrenchNoneAndOneAreSingular() {
    assertThat(state(0, Locale.FRENCH)).endsWith(", 0 position");
    assertThat(state(1, Locale.FRENCH)).endsWith(", 1 position");
    assertThat(state(2, Locale.FRENCH)).endsWith(", 2 positions");
    assertThat(state(12_300, Locale.FRENCH)).endsWith("k positions");
  }
}
