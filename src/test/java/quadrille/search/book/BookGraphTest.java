package quadrille.search.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.ExampleBoards;
import quadrille.core.Line;
import quadrille.games.Games;

class BookGraphTest {
  private static final int MARGIN = 10;

  private final ExampleBoards dames = ExampleBoards.of(Games.get("dames").game(), Map.of());
  private final BookGraph graph = new BookGraph(dames.start(""), MARGIN);

  private static BookMove move(Line line, String text) {
    try {
      String[] parts = text.split("=");
      long move = line.game().notation().parse(line.position(), parts[0]);
      return new BookMove(move, Integer.parseInt(parts[1]));
    } catch (BadInputException e) {
      throw new IllegalArgumentException(text, e);
    }
  }

  private static void add(BookGraph graph, Line line, String... moves) {
    graph.add(line, Stream.of(moves).map(each -> move(line, each)).toList());
  }

  private void add(String line, String... moves) {
    add(graph, dames.start(line), moves);
  }

  private List<BookMove> valued(BookGraph from, Line line) {
    return Objects.requireNonNull(from.valued().get(line.position()));
  }

  private String next() {
    return String.join(" ", Objects.requireNonNull(graph.next()).moveTexts());
  }

  @Test
  void aMoveIsWorthWhatTheBestReplyLeavesIt() {
    add("", "32-28=6", "31-27=4");
    add("32-28", "18-23=-2", "19-23=-9");
    add("32-28 18-23", "38-32=1");
    Line start = dames.start("");
    assertThat(valued(graph, start))
        .containsExactly(move(start, "31-27=4"), move(start, "32-28=1"));
  }

  @Test
  void theSideThatMovesTwiceKeepsItsScore() {
    ExampleBoards dots = ExampleBoards.of(Games.get("dots").game(), Map.of("size", "2"));
    Line before = dots.start("a1h a1v a2h");
    BookGraph boxes = new BookGraph(before, MARGIN);
    add(boxes, before, "b1v=3");
    add(boxes, before.play(move(before, "b1v=0").move()), "b1h=5");
    assertThat(valued(boxes, before)).containsExactly(move(before, "b1v=5"));
  }

  @Test
  void thePositionThatGivesAwayLeastIsSearchedNext() {
    assertThat(next()).isEmpty();
    add("", "32-28=6", "31-27=4", "33-29=-30");
    assertThat(next()).isEqualTo("32-28");
    add("32-28", "18-23=-6");
    // Two points less cost as much as four fifths of a ply.
    assertThat(next()).isEqualTo("31-27");
    add("31-27", "20-25=-4");
    assertThat(next()).isEqualTo("32-28 18-23");
  }

  @Test
  void aPositionThatTwoLinesLeadToIsSearchedOnce() {
    add("", "32-28=0", "31-27=0");
    add("32-28", "20-25=0");
    add("31-27", "20-25=0");
    add("32-28 20-25", "31-27=0");
    add("31-27 20-25", "32-28=0");
    add("32-28 20-25 31-27", "18-23=0");
    assertThat(graph.size()).isEqualTo(6);
    assertThat(next()).isEqualTo("32-28 20-25 31-27 18-23");
    assertThat(valued(graph, dames.start("31-27 20-25"))).hasSize(1);
  }

  @Test
  void positionsThatRepeatDoNotKeepABookFromBeingValued() {
    Line start = dames.position("W:WK50:BK5");
    BookGraph kings = new BookGraph(start, MARGIN);
    Line line = start;
    for (String move : List.of("50-45", "5-10", "45-50", "10-5")) {
      add(kings, line, move + "=0");
      line = line.play(move(line, move + "=0").move());
    }
    assertThat(kings.valued()).hasSize(4);
    assertThat(kings.next()).isNull();
  }
}
