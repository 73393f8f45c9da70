package quadrille.app;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import quadrille.app.history.GameArchive;
import quadrille.app.navigation.Navigator;
import quadrille.app.navigation.Notice;
import quadrille.app.navigation.PlayWithOthers;
import quadrille.app.navigation.ShownScreen;
import quadrille.app.network.HostSession;
import quadrille.app.network.HostedGame;
import quadrille.app.network.InvitationPanel;
import quadrille.app.network.JoinModel;
import quadrille.app.network.JoinSession;
import quadrille.app.network.JoinedGame;
import quadrille.app.network.NearbyModel;
import quadrille.app.network.PlayWithOthersPanel;
import quadrille.app.newgame.NewGameModel;
import quadrille.app.newgame.NewGameScreen;
import quadrille.app.settings.NetworkPreferences;
import quadrille.app.settings.Preferences;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.HostSetup;
import quadrille.app.setup.Series;
import quadrille.app.table.TableScreen;
import quadrille.app.table.model.TableModel;
import quadrille.core.BadInputException;
import quadrille.games.GameModule;
import quadrille.match.MatchState.Phase;
import quadrille.network.client.RemoteTable;
import quadrille.records.OpenTable;
import quadrille.records.OpenTables;
import quadrille.records.StoredGame;
import quadrille.text.Text;

/**
 * Opens tables for others and joins theirs. A table stays open over all its games, until another
 * screen is shown. For the FX thread.
 */
final class NetworkTables implements PlayWithOthers {
  private static final Duration CLOSING_TIME = Duration.ofSeconds(2);

  private final MainWindow window;
  private final Preferences preferences;
  private final GameArchive archive;
  private final TableFactory tables;
  private final Navigator navigator;
  private final Runnable savePreferences;
  private final Executor background = Thread::startVirtualThread;
  private @Nullable HostSession hosted;

  /** The session that stays open while another of its games is shown, or null. */
  private @Nullable AutoCloseable staying;

  private @Nullable Thread closing;
  private boolean inviting;

  /** The game shown last, after which another may begin at the same table. */
  private @Nullable ShownGame shown;

  private record ShownGame(AutoCloseable session, TableModel model) {}

  /** Watches for the game to begin, while its invitation is shown. */
  private Subscription beginWatch = Subscription.EMPTY;

  NetworkTables(
      MainWindow window,
      Preferences preferences,
      GameArchive archive,
      TableFactory tables,
      Navigator navigator,
      Runnable savePreferences) {
    this.window = window;
    this.preferences = preferences;
    this.archive = archive;
    this.tables = tables;
    this.navigator = navigator;
    this.savePreferences = savePreferences;
  }

  @Override
  public void choose() {
    String token = preferences.networkProperty().get().token();
    JoinModel joining =
        new JoinModel(
            background,
            Platform::runLater,
            this::joined,
            late -> {
              // Another seat may have been taken meanwhile.
              if (token.equals(preferences.networkProperty().get().token())) {
                rememberSeat(late);
              }
            },
            this::forgetSeat);
    NearbyModel nearby = new NearbyModel(background, Platform::runLater);
    window.showOverlay(
        localizer ->
            new PlayWithOthersPanel(
                joining, nearby, preferences.networkProperty(), this::prepareTable, localizer));
  }

  @Override
  public void prepareTable(GameModule module) {
    String key = module.game().id() + " hosted";
    NewGameModel model = NewGameModel.hosted(module, preferences.setup(key));
    window.show(
        localizer ->
            new NewGameScreen(
                module,
                model,
                navigator,
                () -> {
                  preferences.remember(key, model.setup());
                  savePreferences.run();
                  host(module, model.hostSetup());
                },
                localizer,
                preferences.boardProperty(module.game().id())));
  }

  /** Opens a table for others. */
  void host(GameModule module, HostSetup setup) {
    open(
        () -> HostSession.open(module, setup, archive, Platform::runLater, new SplittableRandom()));
  }

  /**
   * Continues a stored game unless another program plays it, or the player has gone elsewhere while
   * it was read; if it was played at a table for others, opens that again, with its code.
   *
   * @param alone continues a game without others
   */
  void resume(long id, Consumer<StoredGame> alone) {
    ShownScreen from = navigator.shownScreen();
    archive.query(
        store ->
            store.claim(id) ? new Continued(store.game(id), new OpenTables(store).find(id)) : null,
        found -> {
          if (!from.isShown()) {
            return;
          }
          if (found == null) {
            navigator.showNotice(Notice.of(Text.of(NetworkTables.class, "open-elsewhere")));
          } else if (found.table == null) {
            alone.accept(found.game);
          } else {
            reopen(found.game, found.table);
          }
        });
  }

  /** A game to continue, and the table it was played at unless it was played without others. */
  private record Continued(StoredGame game, @Nullable OpenTable table) {}

  private void reopen(StoredGame game, OpenTable table) {
    GameSetup setup = TableFactory.setup(game);
    open(() -> HostSession.reopen(game, table, setup, archive, Platform::runLater));
  }

  /** A way to open a table. */
  private interface Opening {
    HostSession open() throws BadInputException;
  }

  private void open(Opening opening) {
    ShownScreen from = navigator.shownScreen();
    background.execute(
        () -> {
          try {
            HostSession opened = opening.open();
            Platform.runLater(() -> opened(opened, from));
          } catch (BadInputException e) {
            Platform.runLater(() -> navigator.showNotice(Notice.of(e.text())));
          }
        });
  }

  /**
   * Shows a table, unless the player has gone elsewhere while it was opened.
   *
   * @param from where the player asked for it
   */
  private void opened(HostSession opened, ShownScreen from) {
    if (!from.isShown()) {
      closeLater(opened);
      return;
    }
    opened.setOnNextGame(
        next -> {
          if (opened.equals(hosted)) {
            show(opened, next);
          }
        });
    show(opened, opened.game());
    invite();
  }

  private void show(HostSession opened, HostedGame game) {
    TableModel model = tables.hosted(opened.module(), opened.setup(), game);
    show(opened, model, null);
    hosted = opened;
    beginWatch = model.stateProperty().subscribe(state -> hideInvitation(state.phase()));
  }

  @Override
  public void invite() {
    HostSession open = hosted;
    if (open != null) {
      inviting = true;
      window.showOverlay(localizer -> new InvitationPanel(open, localizer), () -> inviting = false);
    }
  }

  /** Uncovers the board when everybody has come. */
  private void hideInvitation(Phase phase) {
    if (phase != Phase.READY) {
      beginWatch.unsubscribe();
      if (inviting && hosted != null && hosted.hasSeatsForGuests()) {
        window.hideOverlay();
      }
    }
  }

  private void rememberSeat(RemoteTable table) {
    NetworkPreferences last = preferences.networkProperty().get();
    if (table.side() != null) {
      remember(last.withSeat(table.address().toString(), table.token()));
    }
  }

  private void joined(RemoteTable table) {
    rememberSeat(table);
    JoinSession joined = new JoinSession(table, Platform::runLater);
    joined.setHost(
        new JoinSession.Host() {
          @Override
          public void nextGame(JoinedGame next) {
            show(joined, model(table, next), next.series());
          }

          @Override
          public void say(Text text) {
            window.showNotice(Notice.of(text));
          }

          @Override
          public void closed() {
            if (table.side() != null) {
              forgetSeat(table.token());
            }
          }
        });
    show(joined, model(table, joined.game()), joined.game().series());
  }

  private TableModel model(RemoteTable table, JoinedGame game) {
    String token = table.token();
    return tables.joined(
        table,
        game,
        number -> remember(preferences.networkProperty().get().withStored(token, number)));
  }

  /** Forgets a seat that is lost, unless we have another by now. */
  private void forgetSeat(String token) {
    NetworkPreferences last = preferences.networkProperty().get();
    if (token.equals(last.token())) {
      remember(last.withoutSeat());
    }
  }

  private void remember(NetworkPreferences next) {
    preferences.networkProperty().set(next);
    savePreferences.run();
  }

  private void show(AutoCloseable session, TableModel model, @Nullable Series series) {
    if (shown != null && session.equals(shown.session())) {
      model.showLike(shown.model());
    }
    staying = session;
    window.show(
        localizer ->
            new TableScreen(
                model,
                series == null ? Series.of(1) : series,
                preferences,
                navigator,
                localizer,
                window.reducedMotionProperty()),
        () -> leave(session, model));
    staying = null;
    shown = new ShownGame(session, model);
    model.start();
  }

  /** Ends a game; its table stays open if another game at it is about to be shown. */
  private void leave(AutoCloseable session, TableModel model) {
    beginWatch.unsubscribe();
    model.close();
    if (!session.equals(staying)) {
      hosted = null;
      closeLater(session);
    }
  }

  private void closeLater(AutoCloseable session) {
    closing = Thread.ofPlatform().name("closing a table").start(() -> close(session));
  }

  /** Waits for the table that was left last, so that its guests hear of that; not for long. */
  void awaitClosed() {
    try {
      if (closing != null) {
        closing.join(CLOSING_TIME);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void close(AutoCloseable session) {
    try {
      session.close();
    } catch (Exception e) {
      throw new IllegalStateException("a table could not be closed", e);
    }
  }
}
