package quadrille.search.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.ExampleBoards;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Rules;
import quadrille.games.Games;

class MoveBookTest {
  private final Game dames = Games.get("dames").game();
  private final Line start = ExampleBoards.of(dames, Map.of("size", "8")).start("");

  private MoveBook book(String moves) throws BadInputException {
    String head =
        """
        quadrille book 1
        game dames
        rules size=8,menRows=3
        nodes 500
        margin 8
        """;
    return MoveBook.of(BookFile.parse(head + moves, start).graph());
  }

  private long move(String text) throws BadInputException {
    return dames.notation().parse(start.position(), text);
  }

  @Test
  void betterMovesArePlayedMoreOftenAndBadOnesNever() throws BadInputException {
    MoveBook book = book("0 22-17 5\n0 23-19 0\n0 24-20 -4\n");
    Random random = new Random(1);
    long[] played = LongStream.generate(() -> book.pick(start, random)).limit(1200).toArray();
    assertThat(played).containsOnly(move("22-17"), move("23-19"));
    // Weights of nine and four.
    assertThat(Arrays.stream(played).filter(each -> each == played(book)).count())
        .isBetween(750L, 910L);
  }

  private long played(MoveBook book) {
    return book.moves(start.position()).getFirst().move();
  }

  @Test
  void aPositionOutsideTheBookHasNoMove() throws BadInputException {
    MoveBook book = book("0 22-17 5\n");
    Line later = start.play(move("22-17"));
    assertThat(book.pick(later, new Random(1))).isEqualTo(MoveList.NONE);
    assertThat(MoveBook.EMPTY.pick(start, new Random(1))).isEqualTo(MoveList.NONE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"international", "casual", "brazilian", "russian", "pool", "english", "canadian"})
  void theProgramHasABookWithManyOpenings(String preset) throws BadInputException {
    Line first = Line.start(dames, Rules.settings(dames, preset, Map.of()));
    MoveBook book = MoveBook.of(dames, first.settings());
    assertThat(book.size()).isGreaterThan(900);
    Random random = new Random(1);
    Set<String> openings = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      Line line = first;
      for (long move = book.pick(line, random);
          move != MoveList.NONE;
          move = book.pick(line, random)) {
        line = line.play(move);
      }
      assertThat(line.ply()).isGreaterThan(3);
      openings.add(line.toString());
    }
    assertThat(openings).hasSizeGreaterThan(5);
  }

  @Test
  void rulesWithoutABookHaveAnEmptyOne() {
    Line small = ExampleBoards.of(dames, Map.of("size", "6")).start("");
    assertThat(MoveBook.of(dames, small.settings()).size()).isZero();
  }
}
