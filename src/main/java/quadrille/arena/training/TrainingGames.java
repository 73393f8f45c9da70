package quadrille.arena.training;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import quadrille.core.BadInputException;

/**
 * Plays the games of a training on several threads until the file has all of them. {@link #play} is
 * to be called once; {@link #stop} may be called by any thread.
 */
public final class TrainingGames {
  private final TrainingFile file;
  private final List<SelfPlay> players;
  private final int count;
  private final Consumer<List<TrainingPosition>> finished;
  private int next;
  private volatile boolean stopped;

  /**
   * @param players creates one for each thread
   * @param threads 1 or more
   * @param count the games with the numbers below it are played
   * @param finished receives the positions of every game that was played, one at a time, on any
   *     thread
   */
  public TrainingGames(
      TrainingFile file,
      Supplier<SelfPlay> players,
      int threads,
      int count,
      Consumer<List<TrainingPosition>> finished) {
    this.file = file;
    this.players = Stream.generate(players).limit(threads).toList();
    this.count = count;
    this.finished = finished;
  }

  /**
   * Plays the games that the file lacks.
   *
   * @throws BadInputException if there is no opening for a game
   */
  public void play() throws BadInputException, InterruptedException {
    ExecutorService executor = Executors.newFixedThreadPool(players.size());
    try {
      List<Future<?>> workers = new ArrayList<>();
      for (SelfPlay player : players) {
        workers.add(
            executor.submit(
                () -> {
                  playOrStopAll(player);
                  return null;
                }));
      }
      for (Future<?> worker : workers) {
        worker.get();
      }
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case BadInputException bad -> throw bad;
        case RuntimeException wrong -> throw wrong;
        case Error error -> throw error;
        case null, default -> throw new IllegalStateException(e);
      }
    } finally {
      stop();
      executor.close();
    }
  }

  /** Breaks off the games that are being played and makes {@link #play} return soon. */
  public void stop() {
    stopped = true;
    players.forEach(SelfPlay::stop);
  }

  /**
   * Breaks the other games off if one cannot be played or kept: it may be the last to be heard of.
   */
  private void playOrStopAll(SelfPlay player) throws BadInputException {
    try {
      playGames(player);
    } catch (BadInputException | RuntimeException | Error e) {
      stop();
      throw e;
    }
  }

  private void playGames(SelfPlay player) throws BadInputException {
    for (int number = nextNumber(); number < count; number = nextNumber()) {
      List<TrainingPosition> positions = player.play(number);
      if (positions == null) {
        return;
      }
      finish(number, player, positions);
    }
  }

  private synchronized int nextNumber() {
    next = file.nextMissing(next);
    return stopped ? count : next++;
  }

  private synchronized void finish(int number, SelfPlay player, List<TrainingPosition> positions) {
    file.append(number, player.records(positions), positions.size());
    finished.accept(positions);
  }
}
