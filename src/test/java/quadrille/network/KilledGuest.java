package quadrille.network;

import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import quadrille.core.BadInputException;
import quadrille.core.Outcome;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.Player;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.TableAddress;
import quadrille.network.client.TableListener;
import quadrille.network.client.TableState;
import quadrille.network.protocol.JoinCode;
import quadrille.text.Text;

/**
 * A guest in a process of its own, which a test may kill. Plays at random and prints its token, how
 * far the game is, the moves of every game whose end the host has told it, and whatever was refused
 * to it. Its arguments are the address, {@code code} or {@code token}, that code or token, and its
 * name.
 */
final class KilledGuest {
  private static final int MOVE_MS = 25;
  private static final long POLL_NANOS = 1_000_000;

  private KilledGuest() {}

  public static void main(String[] arguments) throws Exception {
    TableAddress address = TableAddress.parse(arguments[0]);
    CountDownLatch closed = new CountDownLatch(1);
    try (RemoteTable table =
        arguments[1].equals("token")
            ? RemoteTable.resume(address, arguments[2], Locale.ENGLISH)
            : RemoteTable.join(
                address, JoinCode.parse(arguments[2]), arguments[3], null, Locale.ENGLISH)) {
      System.out.println("token " + table.token());
      table.addListener(
          new TableListener() {
            @Override
            public void newGame() {
              play(table);
            }

            @Override
            public void refused(Text reason) {
              System.out.println("refused " + reason);
            }

            @Override
            public void closed(Text reason) {
              System.out.println("closed " + reason);
              closed.countDown();
            }

            @Override
            public void lost(Text reason) {
              closed(reason);
            }
          });
      play(table);
      closed.await();
    }
  }

  private static void play(RemoteTable table) {
    try {
      int number = table.number();
      Player random = TestTable.randomPlayer(table.start(), System.nanoTime());
      Match match = table.newMatch(new SlowPlayer(random));
      match.addListener(
          new MatchListener() {
            private boolean told;

            @Override
            public void changed(MatchState state) {
              System.out.println("at " + number + " " + state.line().ply());
              if (state.outcome() != null && !told) {
                told = true;
                Thread.startVirtualThread(() -> printEnd(table, number));
              }
            }
          });
      match.start();
    } catch (BadInputException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Prints the end of a game once the host tells it: our own last moves are on our board at once,
   * and if we are killed before they are sent, we may choose others in our next life.
   */
  private static void printEnd(RemoteTable table, int number) {
    TableState state = table.state();
    while (state.number() == number && state.outcome() == null) {
      LockSupport.parkNanos(POLL_NANOS);
      state = table.state();
    }
    Outcome outcome = state.outcome();
    if (state.number() == number && outcome != null) {
      String moves = String.join(" ", state.line().moveTexts());
      System.out.println("over " + number + " " + moves + " " + outcome.reason());
    }
  }

  /** Takes some time for each move, so that games last. */
  private record SlowPlayer(Player player) implements Player {
    @Override
    public String name() {
      return player.name();
    }

    @Override
    public boolean isComputer() {
      return false;
    }

    @Override
    public CompletableFuture<Answer> requestMove(Request request) {
      return CompletableFuture.runAsync(
              () -> {}, CompletableFuture.delayedExecutor(MOVE_MS, TimeUnit.MILLISECONDS))
          .thenCompose(_ -> player.requestMove(request));
    }

    @Override
    public void cancel() {
      player.cancel();
    }

    @Override
    public void close() {
      player.close();
    }
  }
}
