package quadrille.search.book;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.system.UserFolders;

/** The moves that a book of openings plays. Immutable and thread-safe. */
public final class MoveBook {
  /** A book without positions. */
  public static final MoveBook EMPTY = new MoveBook(Map.of(), 1);

  private static final System.Logger LOG = System.getLogger(MoveBook.class.getName());
  private static final Map<Key, MoveBook> LOADED = new ConcurrentHashMap<>();

  private final Map<Position, List<BookMove>> positions;
  private final int margin;

  private record Key(String game, Settings settings) {}

  private MoveBook(Map<Position, List<BookMove>> positions, int margin) {
    this.positions = positions;
    this.margin = margin;
  }

  static MoveBook of(BookGraph graph) {
    Map<Position, List<BookMove>> positions = new HashMap<>();
    graph.valued().forEach((position, moves) -> positions.put(position, playable(moves, graph)));
    return new MoveBook(positions, graph.margin());
  }

  private static List<BookMove> playable(List<BookMove> moves, BookGraph graph) {
    int least = moves.getFirst().score() - graph.margin();
    return moves.stream().filter(each -> each.score() >= least).toList();
  }

  /**
   * Returns the book of a game with these rules: the one in the user's folder, or else that of the
   * program; {@link #EMPTY} if there is none or it cannot be read, which is logged.
   */
  public static MoveBook of(Game game, Settings settings) {
    return LOADED.computeIfAbsent(new Key(game.id(), settings), _ -> load(game, settings));
  }

  private static MoveBook load(Game game, Settings settings) {
    Line start = Line.start(game, settings);
    try {
      String text = read(game, settings);
      return text == null ? EMPTY : of(BookFile.parse(text, start).graph());
    } catch (IOException e) {
      return ignored(file(game, settings), e.getMessage());
    } catch (BadInputException e) {
      return ignored(file(game, settings), e.text());
    }
  }

  private static MoveBook ignored(Path file, @Nullable Object reason) {
    LOG.log(Level.WARNING, "the book of openings {0} is left out: {1}", file, reason);
    return EMPTY;
  }

  private static @Nullable String read(Game game, Settings settings) throws IOException {
    Path own = file(game, settings);
    if (Files.exists(own)) {
      return BookFile.readText(own);
    }
    try (InputStream in = game.getClass().getResourceAsStream("book/" + fileName(game, settings))) {
      return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Returns where the user's own book for these rules is looked for. */
  public static Path file(Game game, Settings settings) {
    return UserFolders.data().resolve("books").resolve(game.id()).resolve(fileName(game, settings));
  }

  /** The name of the preset with these rules, or else one made up of the rules. */
  private static String fileName(Game game, Settings settings) {
    Preset preset = Rules.presetOf(game, settings);
    String name =
        preset == null ? Rules.format(game, settings).replaceAll("[^\\w=.-]+", "-") : preset.id();
    return name + ".book";
  }

  /** The number of positions in it. */
  public int size() {
    return positions.size();
  }

  /**
   * Returns the moves that are played in a position, with what they are worth, best first; empty if
   * the position is not in the book.
   */
  public List<BookMove> moves(Position position) {
    return positions.getOrDefault(position, List.of());
  }

  /**
   * Returns one of the moves at random, better ones more often; {@link MoveList#NONE} if the
   * position is not in the book, or has occurred before in the game, where to repeat it may be a
   * mistake.
   */
  public long pick(Line line, RandomGenerator random) {
    List<BookMove> moves = line.occurrences() > 1 ? List.of() : moves(line.position());
    long sum = moves.stream().mapToLong(each -> weight(moves, each)).sum();
    long drawn = sum == 0 ? 0 : random.nextLong(sum);
    for (BookMove each : moves) {
      drawn -= weight(moves, each);
      if (drawn < 0) {
        return each.move();
      }
    }
    return MoveList.NONE;
  }

  /**
   * The weight of a move: 1 if it is only just good enough, up to {@code margin + 1} for the best.
   */
  private int weight(List<BookMove> moves, BookMove move) {
    return margin + 1 - (moves.getFirst().score() - move.score());
  }
}
