package quadrille.arena;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Side;
import quadrille.match.Match;

/**
 * Plays the games of a contest between computers, several at the same time. A player that does not
 * answer, runs out of time or plays an illegal move forfeits the game, and the contest continues.
 *
 * <p>{@link #play} is to be called once; {@link #stop} may be called by any thread.
 */
public final class Arena {
  private final Contest contest;
  private final int concurrency;
  private final Consumer<ArenaGame> finished;
  private final TreeMap<Integer, GameResult> results = new TreeMap<>();
  private final Resequencer<GameResult> inOrder;
  private final ExecutorService executor;
  private BiConsumer<Fixture, Match> onBegin = (_, _) -> {};
  private int next;
  private int end;
  private boolean stopped;
  private @Nullable Throwable failure;

  /**
   * @param concurrency how many games are played at the same time, 1 or more
   * @param finished receives every finished game, one at a time, on any thread, once it is tested
   * @param enough tests every game in the contest's order, including those played before; the first
   *     game for which it is true is the last that counts
   */
  public Arena(
      Contest contest,
      int concurrency,
      Consumer<ArenaGame> finished,
      Predicate<GameResult> enough) {
    this.contest = contest;
    this.concurrency = concurrency;
    this.finished = finished;
    end = contest.schedule().size();
    inOrder = new Resequencer<>(game -> checkEnough(game, enough));
    executor = Executors.newFixedThreadPool(concurrency, Thread.ofPlatform().daemon().factory());
  }

  /** Sets what learns of each game before it begins, on any thread; call this before playing. */
  public void setOnBegin(BiConsumer<Fixture, Match> listener) {
    onBegin = listener;
  }

  /**
   * Plays the remaining games, until all are played or the arena is stopped.
   *
   * @param before the results of games that were played before
   * @return the results that count, in the contest's order; with gaps only if it was stopped
   * @throws BadInputException if there is no opening for a game
   */
  public List<GameResult> play(Collection<GameResult> before)
      throws BadInputException, InterruptedException {
    before.forEach(this::count);
    contest.warmUp();
    try {
      startWorkers();
      while (!executor.awaitTermination(1, TimeUnit.DAYS)) {
        // Wait as long as it takes.
      }
    } finally {
      stop();
    }
    return countedResults();
  }

  private synchronized void startWorkers() {
    for (int i = 0; i < concurrency && !stopped; i++) {
      executor.execute(this::playGames);
    }
    executor.shutdown();
  }

  private synchronized List<GameResult> countedResults() throws BadInputException {
    return switch (failure) {
      case null -> List.copyOf(results.headMap(end).values());
      case BadInputException bad -> throw bad;
      case RuntimeException wrong -> throw wrong;
      case Error error -> throw error;
      default -> throw new IllegalStateException(failure);
    };
  }

  /** Breaks off the games that are being played and makes {@link #play} return soon. */
  public synchronized void stop() {
    stopped = true;
    executor.shutdownNow();
  }

  private void playGames() {
    try {
      for (Fixture fixture = nextFixture(); fixture != null; fixture = nextFixture()) {
        finish(play(fixture));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (BadInputException | RuntimeException | Error e) {
      fail(e);
    }
  }

  private synchronized @Nullable Fixture nextFixture() {
    while (results.containsKey(next)) {
      next++;
    }
    return stopped || next >= end ? null : contest.schedule().fixture(next++);
  }

  private ArenaGame play(Fixture fixture) throws BadInputException, InterruptedException {
    try (Match match =
        new Match(
            contest.opening(fixture),
            contest.createPlayer(fixture, Side.FIRST),
            contest.createPlayer(fixture, Side.SECOND),
            contest.clock(),
            contest.adjudicator())) {
      onBegin.accept(fixture, match);
      match.start();
      Objects.requireNonNull(match.await(), "only this method closes the match");
      return new ArenaGame(fixture, match.record());
    }
  }

  private synchronized void finish(ArenaGame game) {
    count(game.result());
    finished.accept(game);
  }

  private synchronized void count(GameResult game) {
    results.put(game.fixture().number(), game);
    inOrder.add(game.fixture().number(), game);
  }

  private void checkEnough(GameResult game, Predicate<GameResult> enough) {
    int number = game.fixture().number();
    if (number < end && enough.test(game)) {
      end = number + 1;
      stop();
    }
  }

  private synchronized void fail(Throwable cause) {
    if (failure == null) {
      failure = cause;
    }
    stop();
  }
}
