package quadrille.search.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quadrille.core.BadInputException;
import quadrille.core.ExampleBoards;
import quadrille.core.Line;
import quadrille.games.GameModule;
import quadrille.games.Games;

class BookMakerTest {
  private static final int NODES = 500;
  private static final int MARGIN = 8;

  @TempDir private Path folder;
  private final GameModule dames = Games.get("dames");
  private final Line start = ExampleBoards.of(dames.game(), Map.of("size", "8")).start("");

  private BookMaker open(Path file, long nodes) throws BadInputException, IOException {
    return BookMaker.open(file, start, nodes, MARGIN, dames.newSearch(start.settings(), 1, 1));
  }

  private String make(Path file, int positions) throws BadInputException, IOException {
    BookMaker maker = open(file, NODES);
    while (maker.size() < positions) {
      assertThat(maker.addNext()).isNotNull();
    }
    return Files.readString(file);
  }

  @Test
  void aBookMadeInTwoRunsIsTheSameAsInOne() throws Exception {
    Path twice = folder.resolve("twice.book");
    make(twice, 4);
    String whole = make(folder.resolve("once.book"), 12);
    assertThat(make(twice, 12)).isEqualTo(whole);
    assertThat(open(twice, NODES).size()).isEqualTo(12);
  }

  @Test
  void aBookThatWasMadeOtherwiseIsNotContinued() throws Exception {
    Path file = folder.resolve("some.book");
    String made = make(file, 1);
    assertThatThrownBy(() -> open(file, 2 * NODES))
        .isInstanceOf(BadInputException.class)
        .hasMessage(
            file
                + " was made with --nodes 500 and --margin 8, not with --nodes 1000 and"
                + " --margin 8. Give the values of the book to continue it, or choose another file"
                + " with --file.");
    assertThat(file).hasContent(made);
  }

  @Test
  void aFileThatIsNoBookIsNotReplaced() throws Exception {
    Path file = Files.writeString(folder.resolve("letter.txt"), "Dear Ada,\n");
    assertThatThrownBy(() -> open(file, NODES))
        .isInstanceOf(BadInputException.class)
        .hasMessage(file + ": Line 1: expected 'quadrille book 1' but was 'Dear Ada,'.");
    assertThat(file).hasContent("Dear Ada,");
  }

  @Test
  void aStoppedMakerAddsNothing() throws Exception {
    Path file = folder.resolve("some.book");
    String made = make(file, 2);
    BookMaker maker = open(file, NODES);
    maker.stop();
    assertThat(maker.addNext()).isNull();
    assertThat(file).hasContent(made);
  }

  @Test
  void theBestMovesOfAPositionAreKeptBestFirst() throws Exception {
    BookMaker maker = open(folder.resolve("some.book"), NODES);
    BookMaker.Added added = Objects.requireNonNull(maker.addNext());
    BookFile book = BookFile.parse(Files.readString(folder.resolve("some.book")), start);
    assertThat(added.line().ply()).isZero();
    assertThat(book.graph().searched(start.position()))
        .hasSize(BookMaker.MOVES)
        .isSortedAccordingTo((a, b) -> b.score() - a.score())
        .first()
        .isEqualTo(new BookMove(added.best().bestMove(), added.best().score()));
  }
}
