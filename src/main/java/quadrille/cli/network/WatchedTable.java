package quadrille.cli.network;

import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.core.Line;
import quadrille.core.MoveNumber;
import quadrille.core.Side;
import quadrille.match.GameRecord;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.SeriesState;
import quadrille.network.client.TableListener;
import quadrille.search.Score;
import quadrille.text.Text;

/** Prints the games at a table that another program hosts, move by move. */
public final class WatchedTable implements TableListener {
  /** How long the end of a game is waited for as the next one begins. */
  private static final long LAST_MOVES_MS = 1000;

  private final Terminal terminal;
  private final RemoteTable table;
  private final CompletableFuture<Text> end;
  private @Nullable SeriesState shownSeries;
  private CountDownLatch printed = new CountDownLatch(0);

  /**
   * @param end completes when the table is closed, and fails if it is lost
   */
  public WatchedTable(Terminal terminal, RemoteTable table, CompletableFuture<Text> end) {
    this.terminal = terminal;
    this.table = table;
    this.end = end;
  }

  /** Prints from now on. */
  public void start() {
    table.addListener(this);
    watchGame();
  }

  /** What a player at a table is called: by name, or by the side if the player has none. */
  public static String name(RemoteTable table, Side side) {
    return table.isOpen(side) ? "whoever comes" : table.called(side).toString();
  }

  private void watchGame() {
    int number = table.number();
    Line soFar = table.line();
    print("game %d: %s - %s".formatted(number, name(table, Side.FIRST), name(table, Side.SECOND)));
    if (soFar.ply() > 0) {
      print("so far " + String.join(" ", soFar.moveTexts()));
    }
    CountDownLatch end = new CountDownLatch(1);
    printed = end;
    Match match = table.newMatch(null);
    match.addListener(
        new MatchListener() {
          @Override
          public void moved(Line line, GameRecord.Move move) {
            printMove(line, move);
          }

          @Override
          public void changed(MatchState state) {
            if (state.outcome() != null && end.getCount() > 0) {
              print("game " + number + ": " + state.outcome().text());
              end.countDown();
            }
          }
        });
    match.start();
  }

  private void printMove(Line line, GameRecord.Move move) {
    String side = line.game().sideName(move.side(), line.settings()).toString();
    String search = search(line, move.depth(), move.score());
    print(MoveNumber.of(line).asciiPrefix() + " " + side + " " + move.text() + search);
  }

  private static String search(Line line, @Nullable Integer depth, @Nullable Integer score) {
    return depth == null || score == null
        ? ""
        : String.format(Locale.ROOT, "  (depth %d, %s)", depth, Score.format(score, line.game()));
  }

  private void print(String line) {
    terminal.out().println(line);
    if (terminal.out().checkError()) {
      // Nobody reads it any more.
      end.completeExceptionally(new CommandFailedException("the moves could not be written."));
    }
  }

  @Override
  public void newGame() {
    try {
      // What it has shown last is printed by another thread.
      var _ = printed.await(LAST_MOVES_MS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    watchGame();
  }

  @Override
  public void playersChanged() {
    SeriesState series = table.state().series();
    if (series != null && table.isOver() && !series.equals(shownSeries)) {
      shownSeries = series;
      series
          .players()
          .forEach(
              each ->
                  print(
                      String.format(
                          Locale.ROOT,
                          "score %s: %.1f of %d",
                          each.name(),
                          each.points(),
                          each.games())));
    }
  }

  @Override
  public void connectionChanged(boolean connected) {
    terminal.err().println(connected ? "connected again" : "connection lost; trying again");
  }

  @Override
  public void closed(Text reason) {
    end.complete(reason);
  }

  @Override
  public void lost(Text reason) {
    end.completeExceptionally(new CommandFailedException(reason.toString()));
  }
}
