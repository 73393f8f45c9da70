package quadrille.network;

import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import quadrille.core.BadInputException;
import quadrille.core.Outcome;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.Player;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.TableAddress;
import quadrille.network.client.TableListener;
import quadrille.network.protocol.JoinCode;
import quadrille.text.Text;

/**
 * A guest in a process of its own, which a test may kill. Plays at random and prints its token, how
 * far the game is, the moves of every game that it has seen the end of, and whatever was refused to
 * it. Its arguments are the address, {@code code} or {@code token}, that code or token, and its
 * name.
 */
final class KilledGuest {
  private static final int MOVE_MS = 25;

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
              Outcome outcome = state.outcome();
              if (outcome != null && !told) {
                told = true;
                String moves = String.join(" ", state.line().moveTexts());
                System.out.println("over " + number + " " + moves + " " + outcome.reason());
              }
            }
          });
      match.start();
    } catch (BadInputException e) {
      throw new IllegalStateException(e);
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
