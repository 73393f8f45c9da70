package quadrille.cli;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.match.ArenaGame;
import quadrille.match.Contest;
import quadrille.match.GameResult;
import quadrille.match.SprtRun;

/**
 * Tells how far a contest is: on a terminal after every game in the same line, else in a line of
 * its own after every tenth of the games. Used under the arena's lock.
 */
final class ContestProgress implements AutoCloseable {
  private static final int PARTS = 10;

  private final Terminal terminal;
  private final Progress line;
  private final Contest contest;
  private final @Nullable SprtRun sprt;
  private final int[] halfPoints = new int[3];
  private int played;

  /**
   * @param sprt the test that may end the contest, or null
   */
  ContestProgress(Terminal terminal, Contest contest, @Nullable SprtRun sprt) {
    this.terminal = terminal;
    this.contest = contest;
    this.sprt = sprt;
    line = new Progress(terminal);
  }

  /** A game has been played before. */
  void count(GameResult result) {
    played++;
    if (result.fixture().isPlayedBy(0)) {
      halfPoints[result.halfPoints(0)]++;
    }
  }

  /** A game has ended now. */
  void show(ArenaGame game) {
    count(game.result());
    int size = contest.schedule().size();
    if (line.isShown()) {
      line.show(text());
    } else if (played * PARTS / size > (played - 1) * PARTS / size) {
      terminal.err().println(text());
      terminal.err().flush();
    }
  }

  private String text() {
    String text =
        String.format(
            Locale.ROOT,
            "%d of %d games: %s +%d =%d -%d",
            played,
            contest.schedule().size(),
            contest.players().getFirst().spec(),
            halfPoints[2],
            halfPoints[1],
            halfPoints[0]);
    return sprt == null ? text : text + String.format(Locale.ROOT, ", LLR %.2f", sprt.ratio());
  }

  @Override
  public void close() {
    line.close();
  }
}
