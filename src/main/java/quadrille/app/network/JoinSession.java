package quadrille.app.network;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.TableListener;
import quadrille.text.Text;

/**
 * A seat at a table that another program has opened, over all games played at it. For the screen's
 * thread.
 */
public final class JoinSession implements AutoCloseable {
  private final RemoteTable table;
  private final Executor screen;
  private @Nullable Host host;
  private JoinedGame game;
  private volatile boolean left;

  /** Receives what the host does, on the screen's thread. */
  public interface Host {
    /** Another game begins. */
    void nextGame(JoinedGame next);

    /** Something has to be said, such as that a move was refused. */
    void say(Text text);

    /** The host has closed the table after the game, or does not know our seat: it is lost. */
    void closed();
  }

  /**
   * @param screen runs tasks later, in order, on the screen's thread
   */
  public JoinSession(RemoteTable table, Executor screen) {
    this.table = table;
    this.screen = screen;
    game = new JoinedGame(table);
    table.addListener(new Events());
  }

  /** Sets who hears of the host; call this before the first game is shown. */
  public void setHost(Host listener) {
    host = listener;
  }

  /** The current game. */
  public JoinedGame game() {
    return game;
  }

  /** Leaves the table; the seat stays ours. May be called on any thread. */
  @Override
  public void close() {
    left = true;
    table.close();
  }

  /** Brings what happens at the table to the screen's thread. */
  private final class Events implements TableListener {
    /** Nothing is shown any more once the player has left. */
    private void onScreen(Consumer<Host> action) {
      screen.execute(
          () -> {
            Host listening = host;
            if (!left && listening != null) {
              action.accept(listening);
            }
          });
    }

    @Override
    public void connectionChanged(boolean connected) {
      onScreen(_ -> game.update());
    }

    @Override
    public void playersChanged() {
      onScreen(_ -> game.update());
    }

    @Override
    public void refused(Text reason) {
      onScreen(listening -> listening.say(reason));
    }

    @Override
    public void drawDeclined() {
      onScreen(listening -> listening.say(Text.of(JoinSession.class, "declined")));
    }

    @Override
    public void newGame() {
      onScreen(
          listening -> {
            game = new JoinedGame(table);
            listening.nextGame(game);
          });
    }

    @Override
    public void closed(Text reason) {
      onScreen(
          listening -> {
            game.noteClosed(reason);
            // A host that only does not answer, or has left in the middle of a game, may come back.
            if (table.isConnected() && table.isOver()) {
              listening.closed();
            }
          });
    }

    @Override
    public void lost(Text reason) {
      closed(reason);
    }

    @Override
    public void seatLost(Text reason) {
      onScreen(
          listening -> {
            game.noteClosed(reason);
            listening.closed();
          });
    }
  }
}
