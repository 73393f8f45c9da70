package quadrille.app.network;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.app.history.GameArchive;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.HostSetup;
import quadrille.app.setup.Starter;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.match.Participant;
import quadrille.network.discovery.TableAnnouncement;
import quadrille.network.host.HostOptions;
import quadrille.network.host.HostedTableListener;
import quadrille.network.host.Reach;
import quadrille.network.host.TableHost;
import quadrille.network.host.TableKeeper;
import quadrille.network.protocol.JoinCode;
import quadrille.network.protocol.Protocol;
import quadrille.records.GameStart;
import quadrille.records.MatchRecorder;
import quadrille.records.OpenTable;
import quadrille.records.Origin;
import quadrille.records.StoredGame;

/**
 * A table that this program has opened for others, over all games played at it. For the screen's
 * thread, unless said otherwise.
 */
public final class HostSession implements AutoCloseable {
  private final TableHost host;
  private final TableKeeper keeper;
  private final TableAnnouncement announcement;
  private final GameModule module;
  private final Executor screen;
  private HostSetup setup;
  private Consumer<HostedGame> onNextGame = _ -> {};
  private HostedGame game;
  private int number;
  private boolean preparing;

  private HostSession(
      TableHost host,
      TableKeeper keeper,
      GameModule module,
      HostSetup setup,
      Executor screen,
      Opening opening) {
    this.host = host;
    this.keeper = keeper;
    this.module = module;
    this.setup = setup;
    this.screen = screen;
    number = opening.number;
    game = newGame(setup, number, opening.continued);
    host.table().addListener(new Guests());
    announcement = announce();
  }

  /**
   * How a table is opened.
   *
   * @param number the number of the game at it
   * @param continued the game, or null for a new one
   */
  private record Opening(int number, @Nullable StoredGame continued) {}

  /**
   * Opens a table on the local network; from now on it can be reached. Takes a moment; may be
   * called on any thread.
   *
   * @param archive keeps the table and its games
   * @param screen runs tasks later, in order, on the screen's thread
   * @param random draws who begins, if the set-up leaves it open
   * @throws BadInputException if it cannot listen; says why
   */
  public static HostSession open(
      GameModule module,
      HostSetup setup,
      GameArchive archive,
      Executor screen,
      RandomGenerator random)
      throws BadInputException {
    Starter drawn = random.nextBoolean() ? Starter.ONE : Starter.TWO;
    HostSetup decided = setup.game().starter() == Starter.LOT ? setup.withStarter(drawn) : setup;
    boolean watched = setup.spectators() || setup.openSides().isEmpty();
    HostOptions options =
        new HostOptions(
            Reach.LOCAL_NETWORK, Protocol.DEFAULT_PORT, watched, setup.help(), JoinCode.random());
    return open(module, decided, options, archive, screen, new Opening(1, null));
  }

  /**
   * Opens a table again that was closed in the middle of a game, or whose host was killed. Takes a
   * moment; may be called on any thread.
   *
   * @param setup the game's
   * @throws BadInputException if it cannot listen; says why
   */
  public static HostSession reopen(
      StoredGame game, OpenTable table, GameSetup setup, GameArchive archive, Executor screen)
      throws BadInputException {
    Set<Side> open = table.tokens().keySet();
    HostSetup hosted =
        new HostSetup(
            setup,
            open.contains(Side.FIRST),
            open.contains(Side.SECOND),
            table.spectators(),
            table.help());
    HostOptions options = TableKeeper.options(table, game);
    Opening opening = new Opening(table.number(), game);
    return open(game.module(), hosted, options, archive, screen, opening);
  }

  /** Opens a table at its port, the usual one is easier to type, or else at any. */
  private static HostSession open(
      GameModule module,
      HostSetup setup,
      HostOptions options,
      GameArchive archive,
      Executor screen,
      Opening opening)
      throws BadInputException {
    TableHost host = TableHost.openAnywhere(options);
    TableKeeper keeper = new TableKeeper(host, options, archive.store(), archive::report);
    return new HostSession(host, keeper, module, setup, screen, opening);
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

  /** The current game. */
  public HostedGame game() {
    return game;
  }

  /** Prepares a game, on any thread; waits for the disk. */
  private HostedGame newGame(HostSetup of, int gameNumber, @Nullable StoredGame continued) {
    MatchRecorder recorder =
        continued == null
            ? keeper.begin(gameStart(of), of.openSides(), gameNumber, 0)
            : keeper.resume(continued);
    return new HostedGame(
        host.table(), of, gameNumber, recorder, continued, screen, this::playAgain);
  }

  /** Lets others find the table without its address. */
  private TableAnnouncement announce() {
    List<String> hosts =
        Stream.of(Side.values())
            .filter(side -> !setup.openSides().contains(side))
            .map(side -> participant(setup, side).label())
            .toList();
    return new TableAnnouncement(host, module, hosts, hasSeatsForGuests());
  }

  private GameStart gameStart(HostSetup of) {
    GameSetup rules = of.game();
    try {
      return new GameStart(
          Line.start(module.game(), rules.settings(module.game())),
          rules.preset(),
          participant(of, Side.FIRST),
          participant(of, Side.SECOND),
          rules.clock().rule(),
          Origin.TABLE,
          rules.training());
    } catch (BadInputException e) {
      throw new IllegalArgumentException("a set-up that the form should have refused", e);
    }
  }

  private Participant participant(HostSetup of, Side side) {
    if (of.openSides().contains(side)) {
      return Participant.human(host.table().guestName(side));
    }
    boolean isOne = (side == Side.FIRST) == (of.game().starter() == Starter.ONE);
    return (isOne ? of.game().one() : of.game().two()).participant(module);
  }

  private void playAgain(boolean exchanged) {
    if (preparing) {
      return;
    }
    preparing = true;
    number++;
    int next = number;
    if (exchanged) {
      boolean oneBegan = setup.game().starter() == Starter.ONE;
      setup = setup.withStarter(oneBegan ? Starter.TWO : Starter.ONE);
    }
    HostSetup of = setup;
    Thread.startVirtualThread(
        () -> {
          try {
            if (exchanged) {
              keeper.swapSeats();
            }
            HostedGame made = newGame(of, next, null);
            screen.execute(() -> showNext(made));
          } finally {
            screen.execute(() -> preparing = false);
          }
        });
  }

  private void showNext(HostedGame next) {
    game = next;
    onNextGame.accept(next);
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
    keeper.close();
    // The last, as it waits for the network.
    announcement.close();
  }

  /** Passes on what the guests do. */
  private final class Guests implements HostedTableListener {
    @Override
    public void seatsChanged() {
      onScreen(HostedGame::update);
    }

    @Override
    public void rematchAsked(Side side) {
      onScreen(current -> current.noteRematchAsked(side));
    }

    private void onScreen(Consumer<HostedGame> action) {
      screen.execute(() -> action.accept(game));
    }
  }
}
