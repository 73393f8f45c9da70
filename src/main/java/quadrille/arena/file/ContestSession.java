package quadrille.arena.file;

import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.arena.Arena;
import quadrille.arena.ArenaGame;
import quadrille.arena.Contest;
import quadrille.arena.GameResult;
import quadrille.arena.SprtRun;
import quadrille.core.BadInputException;

/**
 * Plays a contest: resumes the games of its file, adds every new game to the file, and ends early
 * once a test is decided.
 *
 * <p>{@link #play} is to be called once; {@link #stop} may be called by any thread.
 */
public final class ContestSession {
  private final Contest contest;
  private final @Nullable ContestFile file;
  private final Listener listener;
  private final Arena arena;

  /** Follows the games of a session; called by any thread, but by one at a time. */
  public interface Listener {
    /** A game of the file counts; it was played before. */
    default void resumed(GameResult game) {}

    /** A game has ended and is in the file. */
    void finished(ArenaGame game);
  }

  /**
   * @param concurrency how many games are played at the same time, 1 or more
   * @param file where the games are written, or null; not closed by the session
   * @param sprt ends the contest once it is decided, or null
   */
  public ContestSession(
      Contest contest,
      int concurrency,
      @Nullable ContestFile file,
      @Nullable SprtRun sprt,
      Listener listener) {
    this.contest = contest;
    this.file = file;
    this.listener = listener;
    arena = new Arena(contest, concurrency, this::finish, sprt == null ? _ -> false : sprt);
  }

  /**
   * Plays the games that are not in the file yet, until all are played, the test is decided or the
   * session is stopped.
   *
   * @return the results that count, in the contest's order; with gaps only if it was stopped
   * @throws BadInputException if there is no opening for a game
   * @throws ContestFileException if the file is of another contest, or cannot be read or written
   */
  public List<GameResult> play()
      throws BadInputException, ContestFileException, InterruptedException {
    List<GameResult> played = file == null ? List.of() : ContestGameLines.resume(contest, file);
    played.forEach(listener::resumed);
    try {
      return arena.play(played);
    } catch (UncheckedIOException e) {
      throw new ContestFileException(String.valueOf(e.getMessage()), e);
    }
  }

  /** Breaks off the games that are being played and makes {@link #play} return soon. */
  public void stop() {
    arena.stop();
  }

  private void finish(ArenaGame game) {
    if (file != null) {
      file.append(ContestGameLines.write(contest, game));
    }
    listener.finished(game);
  }
}
