package quadrille.search.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.ExampleBoards;
import quadrille.core.Line;
import quadrille.games.Games;

class BookFileTest {
  private static final String TEXT =
      """
      quadrille book 1
      game dames
      rules size=8,menRows=3
      nodes 2000
      margin 8
      0 22-17 4
      1 9-13 -3
      2 17-14 3
      2 24-19 -1
      1 11-15 -9
      0 23-19 1
      """;

  private final Line start =
      ExampleBoards.of(Games.get("dames").game(), Map.of("size", "8")).start("");

  @Test
  void aBookThatWasReadIsWrittenTheSame() throws BadInputException {
    BookFile book = BookFile.parse(TEXT, start);
    assertThat(book.nodes()).isEqualTo(2000);
    assertThat(book.graph().margin()).isEqualTo(8);
    assertThat(book.graph().size()).isEqualTo(3);
    assertThat(book.format()).isEqualTo(TEXT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          quadrille book 1 | quadrille book 2 | Line 1: expected 'quadrille book 1' but was
          game dames       | game hex         | Line 2: expected 'game dames' but was 'game hex'.
          nodes 2000       | nodes many       | Line 4: expected 'nodes' and a number but was
          margin 8         | margin 0         | Line 5: expected 'margin' and a number but was
          0 22-17 4        | 0 22-17          | Line 6: expected a ply, a move and a score but was
          1 9-13 -3        | 2 9-13 -3        | Line 7: expected a move of ply 1 or less but was
          1 11-15 -9       | 1 11-19 -9       | Line 10:
          """)
  void aMistakeIsToldWithItsLine(String line, String wrong, String sentence) {
    assertThatThrownBy(() -> BookFile.parse(TEXT.replace(line, wrong), start))
        .isInstanceOf(BadInputException.class)
        .hasMessageStartingWith(sentence);
  }

  @Test
  void aBookThatEndsTooSoonIsRefused() {
    assertThatThrownBy(() -> BookFile.parse("quadrille book 1\n", start))
        .isInstanceOf(BadInputException.class)
        .hasMessage("Line 2: expected 'game dames' but was ''.");
  }
}
