package quadrille.board.input;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Builds a move from cells picked one after another, by narrowing the click paths of the legal
 * moves. Not thread-safe.
 */
public final class MoveInput {
  /**
   * More than any usual position has. A king of Dames among scattered men may have a hundred times
   * as many; those beyond cannot be picked.
   */
  private static final int MOST_PATHS = 20_000;

  private final List<ClickPath> clickPaths;
  private final boolean needsConfirmation;
  private List<Integer> picked = List.of();

  /**
   * @param moves the legal moves; empty if nothing may be picked
   * @param paths returns the click paths of a move, none of them empty
   * @param needsConfirmation whether a complete move needs a second click
   */
  public MoveInput(long[] moves, LongFunction<List<int[]>> paths, boolean needsConfirmation) {
    this.needsConfirmation = needsConfirmation;
    clickPaths =
        Arrays.stream(moves)
            .boxed()
            .flatMap(move -> paths.apply(move).stream().map(path -> ClickPath.of(move, path)))
            .limit(MOST_PATHS)
            .toList();
  }

  /** The result of a pick. */
  public enum Result {
    /** No move continues with the cell. */
    REFUSED,
    /** A part of a move is picked. */
    NARROWED,
    /** The selection was cancelled. */
    CLEARED,
    /** A complete move waits to be confirmed or continued. */
    WAITING,
    /** A move is chosen. */
    CHOSEN
  }

  /**
   * Picks a cell: continues or restarts the selection, confirms or cancels it. The first cell,
   * where a move comes back to it, is one to go on to as soon as another is picked.
   */
  public Result pick(int cell) {
    List<Integer> longer = continued(cell);
    if (matching(longer).findAny().isPresent()) {
      return accept(longer);
    }
    if (!picked.isEmpty() && picked.getLast() == cell && completeMove().isPresent()) {
      return Result.CHOSEN;
    }
    if (!picked.isEmpty() && picked.getFirst() == cell) {
      if (returns().findAny().isPresent()) {
        return Result.REFUSED;
      }
      clear();
      return Result.CLEARED;
    }
    List<Integer> anew = List.of(cell);
    return matching(anew).anyMatch(this::canRestartWith) ? accept(anew) : Result.REFUSED;
  }

  /** Picks all cells of a path of a legal move. */
  public Result pickMove(long move) {
    for (ClickPath choice : clickPaths) {
      if (choice.move == move && completeMove(choice.path).equals(OptionalLong.of(move))) {
        return accept(choice.path);
      }
    }
    return Result.REFUSED;
  }

  /** Cancels the selection. */
  public void clear() {
    picked = List.of();
  }

  /** The cells picked so far, in order. */
  public List<Integer> picked() {
    return picked;
  }

  /** The move of the cells picked so far, if there is exactly one. */
  public OptionalLong completeMove() {
    return completeMove(picked);
  }

  /** The cells that can be picked next. */
  public Set<Integer> nextCells() {
    Set<Integer> cells =
        matching(picked)
            .filter(choice -> choice.path.size() > picked.size())
            .map(choice -> choice.path.get(picked.size()))
            .collect(Collectors.toCollection(TreeSet::new));
    if (wayBack().isPresent()) {
      cells.add(picked.getFirst());
    }
    return cells;
  }

  /** The moves still possible if a cell is picked next. */
  public long[] movesVia(int cell) {
    return moves(continued(cell)).toArray();
  }

  /** The moves that start with the cells picked so far. */
  public long[] possibleMoves() {
    return moves(picked).toArray();
  }

  /** The cells that are a whole move when picked first. */
  public Set<Integer> singleClickMoves() {
    Map<Integer, Set<Long>> moves = new TreeMap<>();
    for (ClickPath choice : clickPaths) {
      if (choice.path.size() == 1) {
        moves.computeIfAbsent(choice.path.getFirst(), _ -> new TreeSet<>()).add(choice.move);
      }
    }
    moves.values().removeIf(each -> each.size() > 1);
    return moves.keySet();
  }

  /** Whether picking the cell now would start or restart a move of several picks. */
  public boolean startsMove(int cell) {
    boolean goesOn = !picked.isEmpty() && (picked.contains(cell) || nextCells().contains(cell));
    return !goesOn && matching(List.of(cell)).anyMatch(choice -> choice.path.size() > 1);
  }

  /** The cells that {@link #pick} does not refuse now. */
  public Set<Integer> acceptedCells() {
    Set<Integer> cells = nextCells();
    cells.addAll(picked.subList(0, Math.min(1, picked.size())));
    if (completeMove().isPresent()) {
      cells.add(picked.getLast());
    }
    clickPaths.stream()
        .filter(this::canRestartWith)
        .forEach(choice -> cells.add(choice.path.getFirst()));
    if (returns().findAny().isPresent() && wayBack().isEmpty()) {
      cells.remove(picked.getFirst());
    }
    return cells;
  }

  /** The cells picked if this one is picked next, with those on the way back to the first. */
  private List<Integer> continued(int cell) {
    List<Integer> longer = new ArrayList<>(picked);
    longer.add(cell);
    boolean goesOn = matching(longer).findAny().isPresent();
    boolean goesBack = !goesOn && !picked.isEmpty() && picked.getFirst() == cell;
    return goesBack ? wayBack().orElse(longer) : longer;
  }

  /** The cells up to where the first one is reached again, if that leaves open every such move. */
  private Optional<List<Integer>> wayBack() {
    Map<List<Integer>, Set<Long>> moves = new LinkedHashMap<>();
    Set<Long> all = new HashSet<>();
    returns()
        .forEach(
            choice -> {
              List<Integer> way = choice.path.subList(0, choice.returnAfter(picked.size()) + 1);
              moves.computeIfAbsent(way, _ -> new HashSet<>()).add(choice.move);
              all.add(choice.move);
            });
    return moves.keySet().stream().filter(way -> all.equals(moves.get(way))).findFirst();
  }

  /** The ways to go on with a move that come back to its first cell, once another is picked. */
  private Stream<ClickPath> returns() {
    return picked.isEmpty() || picked.getLast().equals(picked.getFirst())
        ? Stream.empty()
        : matching(picked).filter(choice -> choice.returnAfter(picked.size()) >= 0);
  }

  private LongStream moves(List<Integer> cells) {
    return matching(cells).mapToLong(ClickPath::move).distinct();
  }

  /** After a complete move any other may start; within one, only a move of several picks. */
  private boolean canRestartWith(ClickPath choice) {
    boolean within = !picked.isEmpty() && completeMove().isEmpty();
    return !within || choice.path.size() > 1;
  }

  private Result accept(List<Integer> cells) {
    picked = List.copyOf(cells);
    OptionalLong move = completeMove();
    if (move.isEmpty()) {
      return Result.NARROWED;
    }
    boolean open = matching(picked).anyMatch(choice -> choice.move != move.getAsLong());
    return open || needsConfirmation ? Result.WAITING : Result.CHOSEN;
  }

  private OptionalLong completeMove(List<Integer> cells) {
    long[] moves =
        clickPaths.stream()
            .filter(choice -> choice.path.equals(cells))
            .mapToLong(ClickPath::move)
            .distinct()
            .toArray();
    return moves.length == 1 ? OptionalLong.of(moves[0]) : OptionalLong.empty();
  }

  private Stream<ClickPath> matching(List<Integer> cells) {
    return clickPaths.stream().filter(choice -> choice.startsWith(cells));
  }

  private record ClickPath(long move, List<Integer> path) {
    static ClickPath of(long move, int[] path) {
      return new ClickPath(move, Arrays.stream(path).boxed().toList());
    }

    /** Where the first cell comes again after so many cells, or -1. */
    int returnAfter(int cells) {
      int index = path.subList(cells, path.size()).indexOf(path.getFirst());
      return index < 0 ? index : index + cells;
    }

    boolean startsWith(List<Integer> cells) {
      return path.size() >= cells.size() && path.subList(0, cells.size()).equals(cells);
    }
  }
}
