package quadrille.board.input;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes a move out of cells picked one after another. It knows the click paths of every legal move
 * and narrows them with each pick. Not thread-safe.
 */
public final class MoveInput {
  private final List<ClickPath> clickPaths;
  private final boolean needsConfirmation;
  private List<Integer> picked = List.of();

  /**
   * @param moves the legal moves; none where nothing may be picked
   * @param paths the click paths of a move, each not empty
   * @param confirming whether a move has to be picked once more when it is complete
   */
  public MoveInput(long[] moves, LongFunction<List<int[]>> paths, boolean confirming) {
    this.needsConfirmation = confirming;
    clickPaths =
        Arrays.stream(moves)
            .boxed()
            .flatMap(move -> paths.apply(move).stream().map(path -> ClickPath.of(move, path)))
            .toList();
  }

  /** What a pick did. */
  public enum Result {
    /** Nothing; no move goes on like this. */
    REFUSED,
    /** A part of a move is picked. */
    NARROWED,
    /** Everything picked so far was dropped. */
    CLEARED,
    /** A move is picked; it waits to be confirmed, or to go on. */
    WAITING,
    /** A move is chosen and is to be played. */
    CHOSEN
  }

  /** Picks a cell: goes on, starts anew, confirms or drops what was picked. */
  public Result pick(int cell) {
    List<Integer> longer = new ArrayList<>(picked);
    longer.add(cell);
    if (matching(longer).findAny().isPresent()) {
      return accept(longer);
    }
    if (!picked.isEmpty() && picked.getLast() == cell && completeMove().isPresent()) {
      return Result.CHOSEN;
    }
    if (!picked.isEmpty() && picked.getFirst() == cell) {
      clear();
      return Result.CLEARED;
    }
    List<Integer> anew = List.of(cell);
    return matching(anew).anyMatch(this::canRestartWith) ? accept(anew) : Result.REFUSED;
  }

  /** Picks all cells of one of a legal move's paths. */
  public Result pickMove(long move) {
    for (ClickPath choice : clickPaths) {
      if (choice.move == move && completeMove(choice.path).equals(OptionalLong.of(move))) {
        return accept(choice.path);
      }
    }
    return Result.REFUSED;
  }

  /** Drops everything picked so far. */
  public void clear() {
    picked = List.of();
  }

  /** The cells picked so far, in order. */
  public List<Integer> picked() {
    return picked;
  }

  /** The move spelt by the cells picked so far, if they spell exactly one. */
  public OptionalLong completeMove() {
    return completeMove(picked);
  }

  /** The cells with which a move can go on. */
  public Set<Integer> nextCells() {
    return matching(picked)
        .filter(choice -> choice.path.size() > picked.size())
        .map(choice -> choice.path.get(picked.size()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The moves that are still possible when a cell is picked next. */
  public long[] movesVia(int cell) {
    List<Integer> longer = new ArrayList<>(picked);
    longer.add(cell);
    return matching(longer).mapToLong(ClickPath::move).distinct().toArray();
  }

  /** The moves that go on from what is picked. */
  public long[] possibleMoves() {
    return matching(picked).mapToLong(ClickPath::move).distinct().toArray();
  }

  /** The cells that are a whole move by themselves, when picked first. */
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

  /**
   * Whether picking the cell now would be the start, or a new start, of a move of several picks.
   */
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
    return cells;
  }

  /** After a whole move any other may come; within one only the start of another longer one. */
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

    boolean startsWith(List<Integer> cells) {
      return path.size() >= cells.size() && path.subList(0, cells.size()).equals(cells);
    }
  }
}
