package quadrille.match;

import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.search.DeliberateMistakes;
import quadrille.search.Limits;
import quadrille.search.OpeningVariety;
import quadrille.search.Search;
import quadrille.search.SearchReport;
import quadrille.search.book.MoveBook;

/** Plays with our own search. */
public final class SearchPlayer extends ComputerPlayer {
  /** The longest search, in milliseconds, where the game's openings leave a single move. */
  private static final long DECIDED_MS = 300;

  private volatile @Nullable Search search;
  private final Limits limits;
  private final int moveOverheadMs;
  private final DeliberateMistakes mistakes;
  private final @Nullable OpeningVariety variety;
  private final CompletableFuture<MoveBook> book;
  private final Random random;

  /**
   * @param moveOverheadMs the reserve on a clock, in milliseconds
   * @param mistakeRate the share of moves played at random, 0 … 1
   * @param varied whether it varies its first moves
   * @param book reads the book, whose moves it plays without a search; called on the player's
   *     thread
   * @param seed decides all random choices
   */
  public SearchPlayer(
      String name,
      Search search,
      Limits limits,
      int moveOverheadMs,
      double mistakeRate,
      boolean varied,
      Supplier<MoveBook> book,
      long seed) {
    super(name);
    this.search = search;
    this.limits = limits;
    this.moveOverheadMs = moveOverheadMs;
    this.book = submit(book);
    random = new Random(seed);
    mistakes = new DeliberateMistakes(mistakeRate, random);
    variety = varied ? new OpeningVariety(random) : null;
  }

  @Override
  public CompletableFuture<?> ready() {
    return book;
  }

  @Override
  Answer chooseMove(Request request, CompletableFuture<Answer> answer) {
    long mistake = mistakes.next(request.line().position());
    long known = mistake == MoveList.NONE ? book.join().pick(request.line(), random) : mistake;
    return known == MoveList.NONE ? search(request, answer) : new Answer(known, null);
  }

  private Answer search(Request request, CompletableFuture<Answer> answer) {
    Limits bounded = limits.withTime(Math.min(limits.timeMs(), request.searchMs(moveOverheadMs)));
    Search current = search;
    if (current == null) {
      throw new IllegalStateException("closed");
    }
    MoveList openings = current.openingMoves(request.line());
    OpeningVariety vary = variety != null && variety.appliesTo(request.line()) ? variety : null;
    if (vary != null && openings.size() > 1) {
      return new Answer(vary.pick(openings), null);
    }
    if (openings.size() == 1) {
      bounded = bounded.withTime(Math.min(bounded.timeMs(), DECIDED_MS));
    }
    SearchReport best =
        current.think(
            request.line(),
            vary == null ? bounded : vary.firstLimits(bounded),
            soFar -> {
              if (!answer.isCancelled()) {
                request.reportListener().accept(soFar);
              }
            },
            answer::isCancelled);
    if (openings.size() == 1 && best.bestMove() != openings.get(0)) {
      // The search was too short to find the only move of the openings.
      return new Answer(openings.get(0), null);
    }
    SearchReport chosen =
        vary == null
            ? best
            : vary.pick(current, request.line(), best, bounded, answer::isCancelled);
    // Nothing is known of a move that no search has finished looking at.
    return new Answer(chosen.bestMove(), chosen.depth() == 0 ? null : chosen);
  }

  @Override
  void stopThinking() {
    Search current = search;
    if (current != null) {
      current.stop();
    }
  }

  /** Gives the large transposition table back once the last search has stopped. */
  @Override
  void release() {
    Search current = search;
    search = null;
    if (current != null) {
      var _ = submit(current::close);
    }
  }
}
