package quadrille.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/**
 * A position with the moves that led to it, which draw rules and takebacks depend on. Immutable;
 * lines with the same beginning share its memory.
 */
public final class Line {
  /** A draw rule is near once this share of its limit is reached. */
  private static final double NEAR_DRAW = 0.2;

  private static final Pattern MOVE_NUMBER = Pattern.compile("^(?:\\d*(?:\\.{2,}|…)|\\d+\\.)");

  private final Game game;
  private final Settings settings;
  private final List<DrawCounter> counters;
  private final @Nullable Line parent;
  private final long move;
  private final Position position;
  private final int ply;
  private final int moveNumber;
  private final int reversiblePlies;
  private final int[] drawCounts;

  private Line(Game game, Settings settings, Position position) {
    this.game = game;
    this.settings = settings;
    this.position = position;
    counters = game.drawCounters(settings);
    parent = null;
    move = 0;
    ply = 0;
    moveNumber = 0;
    reversiblePlies = 0;
    drawCounts = new int[counters.size()];
  }

  private Line(Line parent, long move) {
    this.parent = parent;
    this.move = move;
    game = parent.game;
    settings = parent.settings;
    counters = parent.counters;
    position = parent.position.play(move);
    ply = parent.ply + 1;
    moveNumber = parent.moveNumber + (parent.isBeforeNewNumber() ? 1 : 0);
    reversiblePlies = game.isReversible(parent.position, move) ? parent.reversiblePlies + 1 : 0;
    drawCounts = new int[counters.size()];
    for (int i = 0; i < drawCounts.length; i++) {
      boolean counted = counters.get(i).counts(parent.position, move, position);
      drawCounts[i] = counted ? parent.drawCounts[i] + 1 : 0;
    }
  }

  /**
   * Whether the next move begins a new number: at the start, and when the first side's turn begins.
   */
  private boolean isBeforeNewNumber() {
    return parent == null
        || (position.turn() == Side.FIRST && parent.position.turn() == Side.SECOND);
  }

  /** Returns the start of a game. */
  public static Line start(Game game, Settings settings) {
    return from(game, settings, game.start(settings));
  }

  /**
   * The start of a game from a position in the game's notation.
   *
   * @param position null for the usual position
   * @throws BadInputException when the position cannot be read
   */
  public static Line start(Game game, Settings settings, @Nullable String position)
      throws BadInputException {
    return position == null
        ? start(game, settings)
        : from(game, settings, game.notation().parsePosition(position, settings));
  }

  /** Returns the start of a game from a position that was set up. */
  public static Line from(Game game, Settings settings, Position position) {
    return new Line(game, settings, position);
  }

  /**
   * Returns this line with one more move.
   *
   * @throws IllegalArgumentException if the move is not legal
   */
  public Line play(long next) {
    if (!position.legalMoves().contains(next)) {
      throw new IllegalArgumentException("illegal move " + next + " in " + this);
    }
    return new Line(this, next);
  }

  /**
   * Returns this line with more moves, in the game's notation and separated by spaces or commas.
   * Move numbers such as {@code 1.} and {@code 1...} are skipped, as no move contains a full stop.
   *
   * @throws BadInputException naming the first move that is not legal, with its number
   */
  public Line play(String moves) throws BadInputException {
    Line line = this;
    for (String word : moves.strip().split("[\\s,]+")) {
      String text = MOVE_NUMBER.matcher(word).replaceFirst("");
      if (!text.isEmpty()) {
        line = line.playText(text);
      }
    }
    return line;
  }

  private Line playText(String text) throws BadInputException {
    if (outcome() != null) {
      throw new BadInputException(Line.class, "error.over", ply + 1, text);
    }
    try {
      return play(game.notation().parse(position, text));
    } catch (BadInputException e) {
      throw new BadInputException(Line.class, "error.move", ply + 1, e.text());
    }
  }

  public Game game() {
    return game;
  }

  public Settings settings() {
    return settings;
  }

  public Position position() {
    return position;
  }

  /** Whether the line starts from the usual position of its game and settings. */
  public boolean hasUsualStart() {
    return path().getFirst().position.equals(game.start(settings));
  }

  /** Returns a line that starts at this position, without the moves before it. */
  public Line withoutHistory() {
    return from(game, settings, position);
  }

  /**
   * Returns this line, or only its last position if a draw rule has ended the game there although
   * play may go on. A search refuses a game that is over.
   */
  public Line searchRoot() {
    return outcome() == null ? this : withoutHistory();
  }

  /** The number of moves played since the start of the line. */
  public int ply() {
    return ply;
  }

  /**
   * The number of the last move as players count: one number for the moves of the first side and
   * the answers. Moves that a side makes in a row share a number; 0 at the start.
   */
  public int moveNumber() {
    return moveNumber;
  }

  /** The line before its last move, or null at the start. */
  public @Nullable Line parent() {
    return parent;
  }

  /** The last move; meaningful only if there is a {@link #parent}. */
  public long move() {
    return move;
  }

  /**
   * The number of plies since the last one that was not reversible, see {@link Game#isReversible};
   * positions before it cannot occur again.
   */
  public int reversiblePlies() {
    return reversiblePlies;
  }

  /** This line at each ply; index 0 is the start. */
  public List<Line> path() {
    List<Line> path = new ArrayList<>();
    for (Line line = this; line != null; line = line.parent) {
      path.add(line);
    }
    return path.reversed();
  }

  /** All moves in the game's notation. */
  public List<String> moveTexts() {
    List<String> texts = new ArrayList<>();
    for (Line line = this; line.parent != null; line = line.parent) {
      texts.add(game.notation().format(line.parent.position, line.move));
    }
    return texts.reversed();
  }

  /** Returns moves that follow this line, each legal after those before it, in the notation. */
  public List<String> textsOf(List<Long> nextMoves) {
    List<String> texts = new ArrayList<>();
    Position current = position;
    for (long next : nextMoves) {
      texts.add(game.notation().format(current, next));
      current = current.play(next);
    }
    return texts;
  }

  /**
   * Returns moves that follow this line, each legal after those before it, as players name them.
   */
  public List<Text> namesOf(List<Long> nextMoves) {
    List<Text> names = new ArrayList<>();
    Position current = position;
    for (long next : nextMoves) {
      names.add(game.moveName(current, next));
      current = current.play(next);
    }
    return names;
  }

  /** How often this position has occurred in the line with the same side to move; 1 or more. */
  public int occurrences() {
    int found = 1;
    Line line = this;
    for (int back = reversiblePlies; back > 0 && line.parent != null; back--) {
      line = line.parent;
      if (line.position.key() == position.key() && line.position.equals(position)) {
        found++;
      }
    }
    return found;
  }

  /** The draw rules that apply in this position, with their counts. */
  public List<DrawCount> drawCounts() {
    List<DrawCount> counts = new ArrayList<>();
    for (int i = 0; i < drawCounts.length; i++) {
      int limit = counters.get(i).limit(position);
      if (limit > 0) {
        counts.add(new DrawCount(counters.get(i), drawCounts[i], limit));
      }
    }
    return counts;
  }

  /** The draw rule that is nearest to ending the game, or null while none is near. */
  public @Nullable DrawCount nearestDraw() {
    return drawCounts().stream()
        .filter(count -> count.plies() >= NEAR_DRAW * count.limit())
        .min(Comparator.comparingInt(count -> count.limit() - count.plies()))
        .orElse(null);
  }

  /** The counts of {@link Game#drawCounters}, in their order; a copy. */
  public int[] drawCounterPlies() {
    return drawCounts.clone();
  }

  /** How the game ended, by its position or by a draw rule, or null while it goes on. */
  public @Nullable Outcome outcome() {
    Ending ending = position.ending();
    if (ending != null) {
      return new Outcome(ending.winner(), ending.reason(), game.describe(position, ending));
    }
    if (occurrences() >= 3) {
      return Outcome.draw(Outcome.REPETITION, Text.of(Line.class, "outcome.repetition"));
    }
    for (DrawCount count : drawCounts()) {
      if (count.plies() >= count.limit()) {
        return Outcome.draw(count.counter().reason(), count.counter().text());
      }
    }
    return null;
  }

  @Override
  public String toString() {
    return game.id() + " " + game.notation().format(position);
  }

  /**
   * The count of a draw rule.
   *
   * @param plies the plies counted so far, 0 … {@code limit}
   * @param limit the count at which the game is a draw
   */
  public record DrawCount(DrawCounter counter, int plies, int limit) {}
}
