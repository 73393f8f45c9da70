package quadrille.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;
import quadrille.text.Text;

/** What those who show the reason for a move may rely on in every game. */
class MoveExplainerContractTest {
  private static final int PLY_INTERVAL = 7;
  private static final int MAX_PLIES = 120;

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void anExplanationReadsAsPartOfASentenceInBothLanguages(GameVariant table) {
    Search search = new Search(table.game(), table::knowledge, 1, 1);
    Random random = new Random(3);
    Line line = Line.start(table.game(), table.settings());
    int said = 0;
    while (line.outcome() == null && line.ply() < MAX_PLIES) {
      if (line.ply() % PLY_INTERVAL == 0) {
        SearchReport report = search.think(line, Limits.nodes(60), _ -> {});
        said += check(table.module().explainer().explain(line, report));
        said += check(table.module().explainer().explain(line, moveOnly(report)));
      }
      MoveList moves = line.position().legalMoves();
      line = line.play(moves.get(random.nextInt(moves.size())));
    }
    assertThat(said).as("reasons in a whole game").isPositive();
  }

  /** As an engine tells it that knows its move and nothing else. */
  private static SearchReport moveOnly(SearchReport report) {
    return new SearchReport(0, 0, 0, false, 0, 0, 0, List.of(report.bestMove()));
  }

  private static int check(@Nullable Text reason) {
    if (reason == null) {
      return 0;
    }
    for (Locale locale : List.of(Locale.ENGLISH, Locale.FRENCH)) {
      assertThat(reason.in(locale)).isNotBlank().doesNotContain("{", "}").doesNotEndWith(".");
    }
    return 1;
  }
}
