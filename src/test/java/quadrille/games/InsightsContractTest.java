package quadrille.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.Highlight;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.search.insight.Insight;
import quadrille.search.insight.Insights;
import quadrille.search.insight.Insights.Topic;

/** What those who show insights may rely on in every game. */
class InsightsContractTest {
  private static final int PLY_INTERVAL = 9;

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void insightsAreSentencesInBothLanguagesAboutCellsOfTheBoard(GameVariant table) {
    Insights insights = table.module().insights();
    Random random = new Random(5);
    Line line = Line.start(table.game(), table.settings());
    Set<Integer> board =
        table
            .module()
            .skin()
            .get()
            .shape(table.settings(), BoardPreferences.DEFAULT, false)
            .cells()
            .stream()
            .map(BoardCell::id)
            .collect(Collectors.toSet());
    while (line.outcome() == null) {
      if (line.ply() % PLY_INTERVAL == 0) {
        for (Topic topic : insights.topics(table.settings())) {
          List<Insight> found = new ArrayList<>();
          insights.find(topic, line, found::add, () -> !found.isEmpty());
          assertThat(found).as(topic.id()).isNotEmpty();
          found.forEach(each -> check(each, board));
        }
      }
      MoveList moves = line.position().legalMoves();
      line = line.play(moves.get(random.nextInt(moves.size())));
    }
  }

  private static void check(Insight insight, Set<Integer> board) {
    for (Locale locale : List.of(Locale.ENGLISH, Locale.FRENCH)) {
      assertThat(insight.sentence().in(locale)).doesNotContain("{", "}").endsWith(".");
    }
    for (Highlight each : insight.highlights()) {
      assertThat(board).containsAll(each.cells().keySet()).containsAll(each.rings());
      assertThat(each.cells().values()).allMatch(strength -> strength > 0 && strength <= 1);
      assertThat(each.links())
          .allMatch(link -> board.contains(link.from()) && board.contains(link.to()));
    }
  }
}
