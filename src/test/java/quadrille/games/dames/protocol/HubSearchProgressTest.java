package quadrille.games.dames.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.games.dames.DamesFixture;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.search.SearchReport;

class HubSearchProgressTest {
  private final List<SearchReport> reports = new ArrayList<>();

  private HubSearchProgress progress() throws BadInputException {
    DamesRules rules = DamesRules.of(DamesFixture.settings("international"));
    return new HubSearchProgress(DamesPosition.start(rules), reports::add);
  }

  @Test
  void numbersThatMakeNoSenseDoNotBecomeOthers() throws BadInputException {
    HubSearchProgress progress = progress();
    progress.info("99999999999", "1e308", "99999999999999", "-1", "32-28");
    progress.info("-3", "NaN", "many", "", "32-28");

    assertThat(reports).extracting(SearchReport::depth).containsExactly(Integer.MAX_VALUE, 0);
    assertThat(reports).extracting(SearchReport::score).containsOnly(0);
    assertThat(reports).extracting(SearchReport::nodes).containsOnly(0L);
    assertThat(reports).extracting(SearchReport::timeMs).containsOnly(0L);
  }

  @Test
  void anIllegalLineIsIgnored() throws BadInputException {
    progress().info("3", "0.1", "10", "0.1", "99-1");
    assertThat(reports).isEmpty();
  }
}
