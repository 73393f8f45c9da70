package quadrille.app.network;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.HostSetup;
import quadrille.app.setup.Starter;
import quadrille.core.BadInputException;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.network.host.HostOptions;
import quadrille.network.host.HostedTable;
import quadrille.network.host.Reach;
import quadrille.network.host.TableHost;
import quadrille.network.protocol.JoinCode;
import quadrille.network.protocol.Protocol;

/**
 * A table that this program has opened for others, over all games played at it. For the screen's
 * thread, unless said otherwise.
 */
public final class HostSession implements AutoCloseable {
  private final TableHost host;
  private final GameModule module;
  private final Executor screen;
  private HostSetup setup;
  private Consumer<HostedGame> onNextGame = _ -> {};
  private @Nullable HostedGame game;
  private int number;

  private HostSession(TableHost host, GameModule module, HostSetup setup, Executor screen) {
    this.host = host;
    this.module = module;
    this.setup = setup;
    this.screen = screen;
  }

  /**
   * Opens a table on the local network; from now on it can be reached. Takes a moment; may be
   * called on any thread.
   *
   * @param screen runs what it is given later, in order, on the screen's thread
   * @param random draws who begins, if the set-up leaves it open
   * @throws BadInputException if it cannot listen; says why
   */
  public static HostSession open(
      GameModule module, HostSetup setup, Executor screen, RandomGenerator random)
      throws BadInputException {
    Starter drawn = random.nextBoolean() ? Starter.ONE : Starter.TWO;
    HostSetup decided = setup.game().starter() == Starter.LOT ? setup.withStarter(drawn) : setup;
    HostSession session = new HostSession(listen(setup), module, decided, screen);
    session.host.table().addListener(session.new Guests());
    return session;
  }

  /** Listens at the usual port, which is easier to type, or else at any. */
  private static TableHost listen(HostSetup setup) throws BadInputException {
    JoinCode code = JoinCode.random();
    try {
      return TableHost.open(options(Protocol.DEFAULT_PORT, setup, code));
    } catch (BadInputException e) {
      return TableHost.open(options(0, setup, code));
    }
  }

  private static HostOptions options(int port, HostSetup setup, JoinCode code) {
    boolean watched = setup.spectators() || setup.openSides().isEmpty();
    return new HostOptions(Reach.LOCAL_NETWORK, port, watched, code);
  }

  /** Sets what shows the next game, when the players ask for one. */
  public void setOnNextGame(Consumer<HostedGame> handler) {
    onNextGame = handler;
  }

  public GameModule module() {
    return module;
  }

  /** The rules and players of the current game. */
  public GameSetup setup() {
    return setup.game();
  }

  /** The first game. */
  public HostedGame firstGame() {
    return newGame();
  }

  private HostedGame newGame() {
    number++;
    HostedGame made =
        new HostedGame(host.table(), setup.openSides(), number, screen, this::playAgain);
    game = made;
    return made;
  }

  private void playAgain(boolean exchanged) {
    if (exchanged) {
      host.table().swapSeats();
      boolean oneBegan = setup.game().starter() == Starter.ONE;
      setup = setup.withStarter(oneBegan ? Starter.TWO : Starter.ONE);
    }
    onNextGame.accept(newGame());
  }

  /** How others find the table. */
  Invitation invitation() {
    return new Invitation(host.addresses(), host.code().text(), hasSeatsForGuests());
  }

  /** Whether others can play, and not only watch. */
  public boolean hasSeatsForGuests() {
    return !setup.openSides().isEmpty();
  }

  /** Tells everybody that the table is closed. May be called on any thread, and takes a moment. */
  @Override
  public void close() {
    host.close();
  }

  /** Passes on what the guests do. */
  private final class Guests implements HostedTable.Listener {
    @Override
    public void seatsChanged() {
      onScreen(HostedGame::update);
    }

    @Override
    public void rematchAsked(Side side) {
      onScreen(current -> current.noteRematchAsked(side));
    }

    private void onScreen(Consumer<HostedGame> action) {
      screen.execute(
          () -> {
            if (game != null) {
              action.accept(game);
            }
          });
    }
  }
}
