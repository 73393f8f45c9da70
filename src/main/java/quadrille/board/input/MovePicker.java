package quadrille.board.input;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import quadrille.board.layers.BoardLayers;
import quadrille.board.layers.Marks;
import quadrille.board.layers.MovePreview;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Mark;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.text.Text;

/** Lets the user enter moves on a board and marks what is selected and possible. */
public final class MovePicker {
  /** Nobody could tell more routes apart. */
  private static final int MOST_ROUTES_DRAWN = 100;

  private static final MoveInput NOTHING = new MoveInput(new long[0], _ -> List.of(), false);

  private final BoardSkin skin;
  private final BoardLayers layers;
  private final Listener listener;
  private final MovePreview preview;
  private MoveInput input = NOTHING;
  private @Nullable Line line;
  private boolean markTargets;
  private Map<Long, Position> ahead = Map.of();

  /** Receives the moves entered. */
  public interface Listener {
    void moveChosen(long move);

    void clickRefused(Text why);

    /** Called when a cell is picked, so that what was said of one that was refused is outdated. */
    void clickAccepted();

    /** Called when the state of the confirmation may have changed. */
    void confirmationPending(boolean pending);
  }

  /** Accepts no moves until {@link #start}. */
  public MovePicker(BoardSkin skin, BoardLayers layers, Listener listener) {
    this.skin = skin;
    this.layers = layers;
    this.listener = listener;
    preview = new MovePreview(layers, skin);
  }

  /**
   * Lets the user enter the next move of a line that is not over.
   *
   * @param needsConfirmation whether a complete move needs a confirmation
   * @param markTargets whether possible targets are marked
   */
  public void start(Line line, boolean needsConfirmation, boolean markTargets) {
    this.line = line;
    this.markTargets = markTargets;
    ahead = Map.of();
    Position position = line.position();
    long[] moves = position.legalMoves().toArray();
    input = new MoveInput(moves, move -> skin.clickPaths(position, move), needsConfirmation);
    update();
  }

  /**
   * Lets the user enter a move ahead of the turn.
   *
   * @param moves the possible moves, each with a position in which it is legal; not empty
   */
  public void startAhead(Line line, Map<Long, Position> moves) {
    this.line = line;
    markTargets = false;
    ahead = moves;
    long[] all = moves.keySet().stream().mapToLong(Long::longValue).toArray();
    input = new MoveInput(all, move -> skin.clickPaths(positionOf(move), move), false);
    update();
  }

  /** A position in which the move is legal. */
  private Position positionOf(long move) {
    return ahead.getOrDefault(move, position());
  }

  private Position position() {
    return startedLine().position();
  }

  private Line startedLine() {
    return Objects.requireNonNull(line, "not started");
  }

  public MoveInput.Result pick(int cell) {
    List<Integer> before = input.picked();
    MoveInput.Result answer = input.pick(cell);
    handle(answer);
    if (answer != MoveInput.Result.REFUSED) {
      listener.clickAccepted();
    } else if (input != NOTHING && ahead.isEmpty()) {
      listener.clickRefused(skin.refusalReason(startedLine(), before, cell));
    }
    return answer;
  }

  public void pickMove(long move) {
    handle(input.pickMove(move));
  }

  private void handle(MoveInput.Result answer) {
    if (answer == MoveInput.Result.CHOSEN) {
      confirm();
    } else {
      update();
    }
  }

  /** Confirms a complete move, otherwise cancels the selection. */
  public void confirmOrCancel() {
    if (isAwaitingConfirmation()) {
      confirm();
    } else {
      cancel();
    }
  }

  /** Plays the complete move, if there is one. */
  public void confirm() {
    OptionalLong move = input.completeMove();
    if (move.isPresent()) {
      close();
      listener.moveChosen(move.getAsLong());
    }
  }

  /** Cancels the selection; returns false if there was none. */
  public boolean cancel() {
    boolean any = !input.picked().isEmpty();
    input.clear();
    update();
    return any;
  }

  /** Removes all marks and accepts no more moves. */
  public void close() {
    input = NOTHING;
    ahead = Map.of();
    update();
  }

  private boolean isAwaitingConfirmation() {
    return input.completeMove().isPresent();
  }

  /** Whether picking the cell now would start a move of several picks. */
  public boolean startsMove(int cell) {
    return input.startsMove(cell);
  }

  /** Whether the cell is the first pick of an incomplete move, where its piece still stands. */
  public boolean isFirstPick(int cell) {
    List<Integer> picked = input.picked();
    return !picked.isEmpty() && picked.getFirst() == cell && !isAwaitingConfirmation();
  }

  /** Previews the move that a click on the cell would make, if there is only one. */
  public void hover(int cell) {
    if (!ahead.isEmpty()) {
      return;
    }
    boolean fresh = input.picked().isEmpty();
    if (fresh ? input.singleClickMoves().contains(cell) : input.nextCells().contains(cell)) {
      showPreview(input.movesVia(cell));
    } else {
      endHover();
    }
  }

  /** Draws each route of a capture. */
  private void showPreview(long[] moves) {
    if (moves.length == 1) {
      preview.show(position(), moves[0], layers.ids());
    } else {
      preview.clear();
    }
    for (long move : Arrays.copyOf(moves, Math.min(moves.length, MOST_ROUTES_DRAWN))) {
      if (skin.isCaptureOrJump(position(), move)) {
        preview.drawPath(longest(skin.clickPaths(position(), move)));
      }
    }
  }

  private static int[] longest(List<int[]> paths) {
    return paths.stream().max(Comparator.comparingInt(path -> path.length)).orElseThrow();
  }

  public void endHover() {
    if (!isAwaitingConfirmation()) {
      showSelected();
    }
  }

  private void update() {
    boolean fresh = input.picked().isEmpty();
    boolean waits = isAwaitingConfirmation();
    Marks marks = layers.marks();
    marks.set(Mark.OPEN, fresh && markTargets ? input.singleClickMoves() : Set.of());
    boolean asked = fresh && markTargets && input != NOTHING;
    marks.set(Mark.OBLIGED, asked ? skin.forcedCells(position()) : Set.of());
    marks.set(Mark.SELECTED, waits ? Set.of() : input.picked());
    marks.set(Mark.PENDING, waits ? input.picked() : Set.of());
    Collection<Integer> targets = fresh || !markTargets ? Set.of() : input.nextCells();
    Map<Boolean, List<Integer>> byKind =
        targets.stream().collect(Collectors.partitioningBy(this::isCaptureOrJump));
    marks.set(Mark.LEAP, byKind.getOrDefault(true, List.of()));
    marks.set(Mark.QUIET, byKind.getOrDefault(false, List.of()));
    Set<Integer> accepted = input.acceptedCells();
    layers.cells().forEach(node -> node.setClickable(accepted.contains(node.cell().id())));
    showSelected();
    listener.confirmationPending(waits);
  }

  /** Draws the complete move, or the routes that the selected cells leave open. */
  private void showSelected() {
    preview.clear();
    if (ahead.isEmpty()) {
      input.completeMove().ifPresent(move -> preview.show(position(), move, layers.ids()));
    }
    if (!input.picked().isEmpty() && input != NOTHING) {
      traceRoutes();
    }
  }

  /** Draws the possible routes if there are several. */
  private void traceRoutes() {
    List<int[]> routes =
        Arrays.stream(input.possibleMoves())
            .boxed()
            .flatMap(move -> skin.clickPaths(positionOf(move), move).stream())
            .filter(path -> path.length > 2 && continuesPicked(path))
            .limit(MOST_ROUTES_DRAWN)
            .toList();
    if (routes.size() > 1) {
      routes.forEach(preview::drawPath);
    }
  }

  private boolean continuesPicked(int[] path) {
    List<Integer> picked = input.picked();
    return path.length > picked.size()
        && IntStream.range(0, picked.size()).allMatch(i -> path[i] == picked.get(i));
  }

  private boolean isCaptureOrJump(int cell) {
    return Arrays.stream(input.movesVia(cell))
        .allMatch(move -> skin.isCaptureOrJump(positionOf(move), move));
  }
}
