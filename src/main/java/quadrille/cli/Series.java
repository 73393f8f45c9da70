package quadrille.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Match;

/** Plays the games of a contest between machines, several at once if wanted. */
final class Series {
  private final Contest contest;

  Series(Contest contest) {
    this.contest = contest;
  }

  /**
   * Plays that many games.
   *
   * @param atOnce how many are played at the same time, 1 or more
   * @param done told of every game, in order
   */
  List<Played> play(int games, int atOnce, Consumer<Played> done)
      throws FailedException, InterruptedException {
    try (ExecutorService tables = Executors.newFixedThreadPool(atOnce)) {
      List<Future<Played>> running = new ArrayList<>();
      for (int i = 0; i < games; i++) {
        int game = i;
        running.add(tables.submit(() -> play(game)));
      }
      return collect(running, done);
    }
  }

  private static List<Played> collect(List<Future<Played>> running, Consumer<Played> done)
      throws FailedException, InterruptedException {
    List<Played> all = new ArrayList<>();
    try {
      for (Future<Played> each : running) {
        Played played = each.get();
        done.accept(played);
        all.add(played);
      }
      return all;
    } catch (ExecutionException e) {
      throw unwrap(e);
    } finally {
      running.forEach(each -> each.cancel(true));
    }
  }

  private static FailedException unwrap(ExecutionException e) {
    return switch (e.getCause()) {
      case FailedException failed -> failed;
      case Error error -> throw error;
      case null, default -> throw new IllegalStateException(e.getCause());
    };
  }

  private Played play(int game) throws FailedException, InterruptedException {
    Line opening = contest.opening(game);
    try (Match match =
        new Match(
            opening,
            contest.sit(game, Side.FIRST),
            contest.sit(game, Side.SECOND),
            contest.clock())) {
      match.start();
      match.await();
      return new Played(game, opening.moveTexts(), match.record());
    }
  }
}
