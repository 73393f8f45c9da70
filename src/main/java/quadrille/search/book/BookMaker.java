package quadrille.search.book;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;
import quadrille.system.AtomicFiles;

/**
 * Makes a book in a file, position after position. Each is stored once it is searched, so that a
 * later run continues where a killed one ended, and finds the same. Not thread-safe, except for
 * {@link #stop}.
 */
public final class BookMaker {
  /** How many moves of a position are searched at most. */
  public static final int MOVES = 4;

  private final Path path;
  private final BookFile book;
  private final Search search;
  private volatile boolean stopped;

  private BookMaker(Path path, BookFile book, Search search) {
    this.path = path;
    this.book = book;
    this.search = search;
  }

  /**
   * Opens a book that is in the file, or begins a new one.
   *
   * @param start of the games
   * @param nodes to search for each position, 1 or more
   * @param margin the points by which a move may be worse than the best and still be played, 1 or
   *     more
   * @param search of one thread, for this maker alone
   * @throws BadInputException if the file is no book, or one of other games, nodes or margin
   * @throws IOException if the file cannot be read
   */
  public static BookMaker open(Path path, Line start, long nodes, int margin, Search search)
      throws BadInputException, IOException {
    if (!Files.exists(path)) {
      return new BookMaker(path, new BookFile(new BookGraph(start, margin), nodes), search);
    }
    BookFile book = read(path, start);
    if (book.nodes() != nodes || book.graph().margin() != margin) {
      throw new BadInputException(
          BookMaker.class, "error.made", path, book.nodes(), book.graph().margin(), nodes, margin);
    }
    return new BookMaker(path, book, search);
  }

  private static BookFile read(Path path, Line start) throws BadInputException, IOException {
    if (Files.isDirectory(path)) {
      throw new FileSystemException(path.toString(), null, "it is a folder");
    }
    try {
      return BookFile.parse(BookFile.readText(path), start);
    } catch (BadInputException e) {
      throw new BadInputException(BookMaker.class, "error.file", path, e.text());
    }
  }

  /** The number of positions in the book. */
  public int size() {
    return book.graph().size();
  }

  /**
   * Adds one position to the book and stores it.
   *
   * @return what was added, or null if there is none to add, or the maker was stopped
   * @throws IOException if the file cannot be written, which is then as it was before
   */
  public @Nullable Added addNext() throws IOException {
    Line line = book.graph().next();
    if (line == null || stopped) {
      return null;
    }
    // What earlier searches have learned is forgotten, so that a book that was made in several runs
    // is the same as one made in a single run.
    search.clear();
    List<SearchReport> best = search.think(line, MOVES, Limits.nodes(book.nodes()), _ -> {});
    if (stopped) {
      return null;
    }
    List<BookMove> moves =
        best.stream().map(each -> new BookMove(each.bestMove(), each.score())).toList();
    book.graph().add(line, moves);
    AtomicFiles.writeString(path, book.format());
    return new Added(line, best.getFirst());
  }

  /** Makes a running {@link #addNext} return soon; it adds nothing, and nor do later ones. */
  public void stop() {
    stopped = true;
    search.stop();
  }

  /**
   * A position that was added.
   *
   * @param best the report of its best move
   */
  public record Added(Line line, SearchReport best) {}
}
