package quadrille.cli.output;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.arena.ArenaGame;
import quadrille.arena.Contest;
import quadrille.arena.GameResult;
import quadrille.arena.SprtRun;
import quadrille.cli.terminal.ProgressLine;
import quadrille.cli.terminal.Terminal;

/**
 * Shows the progress of a contest: on a terminal in one line that is rewritten after every game,
 * else with a new line after every tenth of the games. Used under the arena's lock.
 */
public final class ContestProgress extends ProgressLine {
  private static final int PARTS = 10;

  private final Contest contest;
  private final @Nullable SprtRun sprt;
  private final int[] halfPoints = new int[3];
  private int played;

  /**
   * @param sprt the test whose state is shown, or null
   */
  public ContestProgress(Terminal terminal, Contest contest, @Nullable SprtRun sprt) {
    super(terminal);
    this.contest = contest;
    this.sprt = sprt;
  }

  /** Counts a game, also one that was played before. */
  public void count(GameResult result) {
    played++;
    if (result.fixture().isPlayedBy(0)) {
      halfPoints[result.halfPoints(0)]++;
    }
  }

  /** Counts a game that has just ended and shows the progress. */
  public void finished(ArenaGame game) {
    count(game.result());
    int size = contest.schedule().size();
    if (isVisible()) {
      show(summary());
    } else if (played * PARTS / size > (played - 1) * PARTS / size) {
      terminal.err().println(summary());
    }
  }

  private String summary() {
    String text =
        String.format(
            Locale.ROOT,
            "%d of %d games: %s +%d =%d -%d",
            played,
            contest.schedule().size(),
            contest.label(0),
            halfPoints[2],
            halfPoints[1],
            halfPoints[0]);
    return sprt == null
        ? text
        : text + String.format(Locale.ROOT, ", LLR %.2f", sprt.logLikelihoodRatio());
  }
}
