package quadrille.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Text;

/** Lets the user pick moves on a board, one at a time, and shows how far the picking has come. */
final class Picking {
  private static final MoveInput NOTHING = new MoveInput(new long[0], _ -> List.of(), false);

  private final BoardSkin skin;
  private final BoardWorld world;
  private final Listener listener;
  private final Ghosts ghosts;
  private MoveInput input = NOTHING;
  private @Nullable Line line;
  private boolean marked;

  /** What comes of the picking. */
  interface Listener {
    void chosen(long move);

    void refused(Text why);

    /** Whether a move waits to be confirmed has perhaps changed. */
    void waiting(boolean waits);
  }

  /** Nothing can be picked until {@link #start}. */
  Picking(BoardSkin skin, BoardWorld world, Listener listener) {
    this.skin = skin;
    this.world = world;
    this.listener = listener;
    ghosts = new Ghosts(world, skin);
  }

  /**
   * Lets the user pick the next move of a line that is not over.
   *
   * @param confirming whether a move that is complete has to be confirmed
   * @param marked whether the cells to go to are marked
   */
  void start(Line line, boolean confirming, boolean marked) {
    this.line = line;
    this.marked = marked;
    Position position = line.position();
    long[] moves = MoveList.of(position).toArray();
    input = new MoveInput(moves, move -> skin.paths(position, move), confirming);
    update();
  }

  private Position position() {
    return started().position();
  }

  private Line started() {
    return Objects.requireNonNull(line, "not started");
  }

  MoveInput.Answer pick(int cell) {
    List<Integer> before = input.picked();
    MoveInput.Answer answer = input.pick(cell);
    answered(answer);
    if (answer == MoveInput.Answer.REFUSED && input != NOTHING) {
      listener.refused(skin.refusal(started(), before, cell));
    }
    return answer;
  }

  void pickMove(long move) {
    answered(input.pickMove(move));
  }

  private void answered(MoveInput.Answer answer) {
    if (answer == MoveInput.Answer.CHOSEN) {
      confirm();
    } else {
      update();
    }
  }

  /** Plays the move that waits for it; drops what was picked if none does. */
  void confirmOrCancel() {
    if (isWaiting()) {
      confirm();
    } else {
      cancel();
    }
  }

  /** Plays the move that is complete, if there is one. */
  void confirm() {
    OptionalLong move = input.ready();
    if (move.isPresent()) {
      close();
      listener.chosen(move.getAsLong());
    }
  }

  /** Drops what was picked; false if nothing was. */
  boolean cancel() {
    boolean any = !input.picked().isEmpty();
    input.clear();
    update();
    return any;
  }

  /** Takes every trace of the picking off the board; nothing can be picked any more. */
  void close() {
    input = NOTHING;
    update();
  }

  private boolean isWaiting() {
    return input.ready().isPresent();
  }

  /** Whether picking the cell now would be the start of a move of several picks. */
  boolean startsMove(int cell) {
    return input.startsMove(cell);
  }

  /** Whether the cell is all that is picked of a move that goes on. */
  boolean holds(int cell) {
    return input.picked().equals(List.of(cell)) && !isWaiting();
  }

  /** The mouse is over a cell: shows what a click would do, where it leaves but one move. */
  void hover(int cell) {
    boolean fresh = input.picked().isEmpty();
    if (fresh ? input.wholeMoves().contains(cell) : input.next().contains(cell)) {
      preview(input.movesVia(cell));
    } else {
      unhover();
    }
  }

  /** Where a capture goes one of several ways, each of them is drawn. */
  private void preview(long[] moves) {
    if (moves.length == 1) {
      ghosts.show(position(), moves[0], world.ids());
    } else {
      ghosts.clear();
    }
    for (long move : moves) {
      if (skin.leaps(position(), move)) {
        ghosts.trace(longest(skin.paths(position(), move)));
      }
    }
  }

  private static int[] longest(List<int[]> paths) {
    return paths.stream().max(Comparator.comparingInt(path -> path.length)).orElseThrow();
  }

  void unhover() {
    if (!isWaiting()) {
      ghosts.clear();
    }
  }

  private void update() {
    boolean fresh = input.picked().isEmpty();
    boolean waits = isWaiting();
    Marks marks = world.marks();
    marks.set(Mark.OPEN, fresh && marked ? input.wholeMoves() : Set.of());
    boolean asked = fresh && marked && input != NOTHING;
    marks.set(Mark.OBLIGED, asked ? skin.obliged(position()) : Set.of());
    marks.set(Mark.SELECTED, waits ? Set.of() : input.picked());
    marks.set(Mark.PENDING, waits ? input.picked() : Set.of());
    Collection<Integer> targets = fresh || !marked ? Set.of() : input.next();
    marks.set(Mark.LEAP, only(targets, this::leaps));
    marks.set(Mark.QUIET, only(targets, cell -> !leaps(cell)));
    Set<Integer> accepted = input.accepted();
    world.cells().forEach(node -> node.setPickable(accepted.contains(node.cell().id())));
    ghosts.clear();
    input.ready().ifPresent(move -> ghosts.show(position(), move, world.ids()));
    if (!fresh && input != NOTHING) {
      traceRoutes();
    }
    listener.waiting(waits);
  }

  /** The ways that are still open, where there are several. */
  private void traceRoutes() {
    List<int[]> routes = new ArrayList<>();
    for (long move : input.open()) {
      for (int[] path : skin.paths(position(), move)) {
        if (path.length > 2 && goesOn(path)) {
          routes.add(path);
        }
      }
    }
    if (routes.size() > 1) {
      routes.forEach(ghosts::trace);
    }
  }

  private boolean goesOn(int[] path) {
    List<Integer> picked = input.picked();
    return path.length > picked.size()
        && IntStream.range(0, picked.size()).allMatch(i -> path[i] == picked.get(i));
  }

  private boolean leaps(int cell) {
    for (long move : input.movesVia(cell)) {
      if (!skin.leaps(position(), move)) {
        return false;
      }
    }
    return true;
  }

  private static Set<Integer> only(Collection<Integer> cells, Predicate<Integer> wanted) {
    Set<Integer> some = new TreeSet<>(cells);
    some.removeIf(wanted.negate());
    return some;
  }
}
