package quadrille.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;

/** Tests the search for the best few moves of a position. */
class SeveralMovesTest {

  private static Line line(GameModule module, String moves) throws BadInputException {
    return Line.start(module.game(), Rules.defaults(module.game())).play(moves);
  }

  private static Search search(Line line, GameModule module) {
    return new Search(module.game(), () -> module.knowledge().apply(line.settings()), 4, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex", "dames", "hexxagon", "dots"})
  void findsDifferentLegalMovesBestFirst(String id) throws BadInputException {
    GameModule module = Games.get(id);
    Line line = line(module, "");

    List<SearchReport> best = search(line, module).think(line, 3, Limits.depth(3), _ -> {});

    assertThat(best).hasSize(Math.min(3, moves(module, line)));
    assertThat(best.stream().map(SearchReport::bestMove)).doesNotHaveDuplicates();
    assertThat(best.stream().map(SearchReport::score).toList())
        .isSortedAccordingTo((a, b) -> Integer.compare(b, a));
    for (SearchReport each : best) {
      Line end = line;
      for (long move : each.line()) {
        end = end.play(move);
      }
      assertThat(end.ply()).isPositive();
    }
  }

  private static int moves(GameModule module, Line line) {
    MoveList moves = new MoveList();
    module.knowledge().apply(line.settings()).moves(line.position(), moves);
    return moves.size();
  }

  @Test
  void itsBestMoveScoresLikeTheOneOfASingleSearch() throws BadInputException {
    GameModule module = Games.get("dames");
    Line line = line(module, "32-28 19-23 28x19 14x23 37-32 10-14");

    SearchReport one = search(line, module).think(line, Limits.depth(7), _ -> {});
    List<SearchReport> best = search(line, module).think(line, 4, Limits.depth(7), _ -> {});

    assertThat(best).allMatch(each -> each.depth() == 7);
    assertThat(best.getFirst().score())
        .isCloseTo(one.score(), within(module.game().pointsPerUnit() / 2));
  }

  @Test
  void itsLinesAreWholeWhenThePositionIsSearchedAgain() throws BadInputException {
    GameModule module = Games.get("dames");
    Line line = line(module, "32-28 19-23 28x19 14x23 37-32 10-14");
    Search search = search(line, module);

    search.think(line, 3, Limits.depth(7), _ -> {});
    List<SearchReport> again = search.think(line, 3, Limits.depth(7), _ -> {});

    assertThat(again).allMatch(each -> each.line().size() >= 7);
  }

  private static Offset<Integer> within(int points) {
    return Offset.offset(points);
  }

  @Test
  void stopKeepsTheMovesFoundSoFar() throws BadInputException {
    GameModule module = Games.get("hexxagon");
    Line line = line(module, "");
    Search search = search(line, module);
    List<Integer> sizes = new ArrayList<>();

    List<SearchReport> best =
        search.think(
            line,
            3,
            Limits.time(60_000),
            reports -> {
              sizes.add(reports.size());
              if (sizes.size() == 5) {
                search.stop();
              }
            });

    assertThat(sizes).startsWith(1, 2, 3);
    assertThat(best).hasSize(3);
  }

  @Test
  void returnsNoMoreMovesThanThereAre() throws BadInputException {
    GameModule module = Games.get("dames");
    Line line = line(module, "32-28 19-23");

    List<SearchReport> best = search(line, module).think(line, 3, Limits.depth(4), _ -> {});

    assertThat(best).hasSize(moves(module, line)).hasSizeLessThan(3);
  }
}
