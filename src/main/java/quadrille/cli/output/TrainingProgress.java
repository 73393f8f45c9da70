package quadrille.cli.output;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import quadrille.arena.training.TrainingPosition;
import quadrille.cli.terminal.ProgressLine;
import quadrille.cli.terminal.Terminal;

/**
 * Shows the progress of training games: on a terminal in one line that is rewritten, else with a
 * new line every ten minutes. Games are counted one at a time.
 */
public final class TrainingProgress extends ProgressLine {
  private static final long TERMINAL_NS = Duration.ofMillis(500).toNanos();
  private static final long LOG_NS = Duration.ofMinutes(10).toNanos();

  private final int before;
  private final int games;
  private final long start = System.nanoTime();
  private long shown = start;
  private int played;
  private int drawn;
  private long positions;

  /**
   * @param before how many games were there already
   * @param games how many there are to be
   */
  public TrainingProgress(Terminal terminal, int before, int games) {
    super(terminal);
    this.before = before;
    this.games = games;
  }

  /** Counts a game by its positions. */
  public void finished(List<TrainingPosition> game) {
    played++;
    positions += game.size();
    drawn += !game.isEmpty() && game.getFirst().result() == 1 ? 1 : 0;
    long now = System.nanoTime();
    if (now - shown >= (isVisible() ? TERMINAL_NS : LOG_NS)) {
      shown = now;
      if (isVisible()) {
        show(summary());
      } else {
        terminal.err().println(summary());
        terminal.err().flush();
      }
    }
  }

  /** The games so far, their positions, and when the rest will have been played. */
  public String summary() {
    if (played == 0) {
      return before + " games; none were missing.";
    }
    double hours = (System.nanoTime() - start) / (double) Duration.ofHours(1).toNanos();
    long rest = Math.round(60 * hours / played * Math.max(0, games - before - played));
    return String.format(
        Locale.ROOT,
        "%,d of %,d games (%,.0f an hour, %d h %02d min left), %.1f quiet positions a game, %.0f %%"
            + " drawn",
        before + played,
        games,
        played / hours,
        rest / 60,
        rest % 60,
        (double) positions / played,
        100.0 * drawn / played);
  }
}
