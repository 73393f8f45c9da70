package quadrille.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;

/** The best few moves of a position. */
class MultiPvSearchTest {

  private static Line line(GameModule room, String moves) throws BadInputException {
    return Line.start(room.game(), Rules.defaults(room.game())).play(moves);
  }

  private static Search search(Line line, GameModule room) {
    return new Search(room.game(), () -> room.knowledge().apply(line.settings()), 4, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex", "dames", "hexxagon", "dots"})
  void theyDifferAreLegalAndTheBestComesFirst(String id) throws BadInputException {
    GameModule room = Games.get(id);
    Line line = line(room, "");

    List<SearchReport> best = search(line, room).think(line, 3, Limits.depth(3), _ -> {});

    assertThat(best).hasSize(Math.min(3, moves(room, line)));
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

  private static int moves(GameModule room, Line line) {
    MoveList moves = new MoveList();
    room.knowledge().apply(line.settings()).moves(line.position(), moves);
    return moves.size();
  }

  @Test
  void theBestOfThemIsWorthWhatThePlainSearchFinds() throws BadInputException {
    GameModule room = Games.get("dames");
    Line line = line(room, "32-28 19-23 28x19 14x23 37-32 10-14");

    SearchReport one = search(line, room).think(line, Limits.depth(7), _ -> {});
    List<SearchReport> best = search(line, room).think(line, 4, Limits.depth(7), _ -> {});

    assertThat(best).allMatch(each -> each.depth() == 7);
    assertThat(best.getFirst().score())
        .isCloseTo(one.score(), within(room.game().pointsPerUnit() / 2));
  }

  private static org.assertj.core.data.Offset<Integer> within(int points) {
    return org.assertj.core.data.Offset.offset(points);
  }

  @Test
  void itStopsWhenItIsToldToAndKeepsWhatItHas() throws BadInputException {
    GameModule room = Games.get("hexxagon");
    Line line = line(room, "");
    Search search = search(line, room);
    List<Integer> told = new ArrayList<>();

    List<SearchReport> best =
        search.think(
            line,
            3,
            Limits.time(60_000),
            reports -> {
              told.add(reports.size());
              if (told.size() == 5) {
                search.stop();
              }
            });

    assertThat(told).hasSize(5).startsWith(1, 2, 3);
    assertThat(best).hasSize(3);
  }

  @Test
  void aForcedMoveIsTheOnlyCandidate() throws BadInputException {
    GameModule room = Games.get("dames");
    Line line = line(room, "32-28 19-23");

    List<SearchReport> best = search(line, room).think(line, 3, Limits.depth(4), _ -> {});

    assertThat(best).hasSize(moves(room, line)).hasSizeLessThan(3);
  }
}
