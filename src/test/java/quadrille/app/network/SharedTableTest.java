package quadrille.app.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.history.GameArchive;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.HostSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.table.model.SharedTable;
import quadrille.app.table.model.StatusText;
import quadrille.app.table.model.TableModel;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.MatchState;
import quadrille.match.TableOptions;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.TableAddress;
import quadrille.network.client.UnknownSeatException;
import quadrille.network.protocol.JoinCode;
import quadrille.records.GameStore;
import quadrille.records.GameSummary;
import quadrille.records.OpenTable;
import quadrille.records.OpenTables;
import quadrille.records.StoredGame;
import quadrille.text.Text;

/**
 * Tests two tables that share a game over a real connection, without a screen: the test's thread is
 * the screen's thread of both.
 */
class SharedTableTest {
  private static final GameModule DOTS = Games.get("dots");
  private static final GameSetup SETUP =
      new GameSetup(
          null,
          Map.of("rows", "2", "columns", "2"),
          SeatChoice.human("Ann"),
          SeatChoice.HUMAN,
          Starter.ONE,
          TimeControl.TOTAL_10M);

  private final LinkedBlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
  private final List<String> said = new ArrayList<>();
  private final Random random = new Random(1);
  @TempDir private Path folder;
  private GameStore store;
  private GameArchive archive;
  private HostSession hosting;
  private TableModel host;
  private @Nullable JoinSession joining;
  private @Nullable TableModel guest;
  private boolean closed;

  @BeforeEach
  void open() throws Exception {
    HostSetup setup = new HostSetup(SETUP, false, true, true, false);
    store = new GameStore(folder);
    archive = new GameArchive(store);
    open(HostSession.open(DOTS, setup, archive, screen::add, new SplittableRandom(1)), start());
  }

  private void open(HostSession opened, Line from) {
    hosting = opened;
    hosting.setOnNextGame(next -> host = table(host, hosting.setup(), next, start()));
    host = table(null, SETUP, hosting.game(), from);
  }

  @AfterEach
  void close() {
    host.close();
    hosting.close();
    if (guest != null) {
      guest.close();
    }
    if (joining != null) {
      joining.close();
    }
    store.close();
  }

  private static Line start() {
    try {
      return Line.start(DOTS.game(), SETUP.settings(DOTS.game()));
    } catch (BadInputException e) {
      throw new IllegalStateException(e);
    }
  }

  private TableModel table(
      @Nullable TableModel before, GameSetup setup, SharedTable shared, Line from) {
    if (before != null) {
      before.close();
    }
    TableModel model =
        new TableModel(
            DOTS,
            setup,
            new GameTree(from.path().getFirst()),
            from,
            TableOptions.DEFAULTS,
            screen::add,
            random,
            shared);
    model.start();
    return model;
  }

  private RemoteTable join(String name) throws Exception {
    Invitation invitation = hosting.invitation();
    TableAddress address = TableAddress.parse(invitation.addresses().getLast().toString());
    return RemoteTable.join(address, JoinCode.parse(invitation.code()), name, null, Locale.ENGLISH);
  }

  private void sitDown(RemoteTable table) {
    JoinSession session = new JoinSession(table, screen::add);
    session.setHost(
        new JoinSession.Host() {
          @Override
          public void nextGame(JoinedGame next) {
            guest = table(guest, SETUP, next, table.line());
          }

          @Override
          public void say(Text text) {
            said.add(text.toString());
          }

          @Override
          public void closed() {
            closed = true;
          }
        });
    joining = session;
    guest = table(null, SETUP, session.game(), table.line());
  }

  /** Runs the events of both screens until the condition holds. */
  private void until(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("waited too long; %s", host.state()).isLessThan(end);
      Runnable next = screen.poll(10, TimeUnit.MILLISECONDS);
      if (next != null) {
        next.run();
      }
    }
  }

  private TableModel guest() {
    return Objects.requireNonNull(guest);
  }

  private static SharedTable shared(TableModel model) {
    return Objects.requireNonNull(model.shared());
  }

  private static @Nullable Side winner(TableModel model) {
    return Objects.requireNonNull(model.outcome()).winner();
  }

  /** Plays a move at whichever table has the side to move, and waits for it at the other. */
  private void playOne() throws InterruptedException {
    until(() -> host.canMove() || guest().canMove());
    TableModel moving = host.canMove() ? host : guest();
    int ply = moving.line().ply();
    moving.play(moving.line().position().legalMoves().pickRandom(random));
    until(() -> host.line().ply() > ply && guest().line().ply() > ply);
  }

  @Test
  void playersMayBeHelpedOnlyIfTheHostSaysSo() throws Exception {
    sitDown(join("Ben"));
    assertThat(shared(host).isHelpAllowed()).isFalse();
    assertThat(shared(guest()).isHelpAllowed()).isFalse();
    close();
    HostSetup casual = new HostSetup(SETUP, false, true, true, true);
    store = new GameStore(folder);
    archive = new GameArchive(store);
    open(HostSession.open(DOTS, casual, archive, screen::add, new SplittableRandom(1)), start());
    sitDown(join("Ben"));
    assertThat(shared(host).isHelpAllowed()).isTrue();
    assertThat(shared(guest()).isHelpAllowed()).isTrue();
  }

  @Test
  void theHostWaitsUntilTheOpenSeatIsTakenAndKnowsTheGuestByName() throws Exception {
    until(() -> StatusText.of(host).toString().equals("Waiting for somebody to play Blue"));
    assertThat(host.seats().name(Side.SECOND)).hasToString("Open seat");
    sitDown(join("Ben"));
    until(host::canMove);
    assertThat(host.seats().name(Side.SECOND)).hasToString("Ben");
    assertThat(guest().seats().name(Side.FIRST)).hasToString("Ann");
    assertThat(StatusText.of(host)).hasToString("Red to move");
    assertThat(guest().canMove()).isFalse();
  }

  @Test
  void aGuestWithoutANameIsThereAndIsCalledByTheSide() throws Exception {
    sitDown(join(""));
    until(host::canMove);
    assertThat(host.seats().name(Side.SECOND)).hasToString("Player 2");
    assertThat(StatusText.of(host)).hasToString("Red to move");
    host.controls().resign();
    until(guest()::isOver);
    shared(guest()).playAgain(true);
    until(() -> StatusText.news(host) != null);
    assertThat(StatusText.news(host)).hasToString("Blue would like a rematch");
  }

  @Test
  void bothTablesShowTheSameWholeGameAndThenOneWithSidesExchanged() throws Exception {
    sitDown(join("Ben"));
    while (!host.isOver()) {
      playOne();
    }
    until(guest()::isOver);
    assertThat(guest().line().moveTexts()).isEqualTo(host.line().moveTexts());
    assertThat(guest().outcome()).isEqualTo(host.outcome());

    shared(guest()).playAgain(true);
    until(() -> StatusText.news(host) != null);
    assertThat(StatusText.news(host)).hasToString("Ben would like a rematch");
    assertThat(StatusText.news(guest())).hasToString("You have asked for a rematch");
    shared(host).playAgain(true);
    until(() -> guest().canMove());
    assertThat(host.seats().isGuest(Side.FIRST)).isTrue();
    assertThat(host.seats().name(Side.FIRST)).hasToString("Ben");
    playOne();
    assertThat(host.line().ply()).isEqualTo(1);
  }

  @Test
  void aResignationOfTheGuestIsTheHostsResult() throws Exception {
    sitDown(join("Ben"));
    until(host::canMove);
    until(() -> guest().controls().actingSide() != null);
    guest().controls().resign();
    until(() -> host.isOver() && guest().isOver());
    assertThat(winner(host)).isEqualTo(Side.FIRST);
    assertThat(guest().outcome()).isEqualTo(host.outcome());
  }

  @Test
  void aGuestResignsOnlyOnceTheOtherGuestIsThere() throws Exception {
    close();
    HostSetup watched = new HostSetup(SETUP, true, true, true, false);
    store = new GameStore(folder);
    archive = new GameArchive(store);
    open(HostSession.open(DOTS, watched, archive, screen::add, new SplittableRandom(1)), start());
    sitDown(join("Ben"));
    until(() -> guest().state().phase() == MatchState.Phase.WAITING);
    assertThat(guest().controls().actingSide()).isNull();
    try (RemoteTable _ = join("Cleo")) {
      until(() -> guest().controls().actingSide() == Side.FIRST);
    }
  }

  @Test
  void aDeclinedDrawOfferIsToldToWhoeverMadeItOnly() throws Exception {
    sitDown(join("Ben"));
    until(host::canMove);
    host.controls().offerDraw();
    until(() -> guest().state().drawOffer() == Side.FIRST);
    guest().controls().answerDraw(Side.SECOND, false);
    until(() -> host.notices().noticeProperty().get() != null);
    assertThat(host.notices().noticeProperty().get()).hasToString("Ben declines the draw");
    until(() -> guest().state().drawOffer() == null);

    guest().controls().offerDraw();
    until(() -> host.state().drawOffer() == Side.SECOND);
    assertThat(said).isEmpty();
    host.controls().answerDraw(Side.FIRST, true);
    until(() -> host.isOver() && guest().isOver());
    assertThat(winner(guest())).isNull();
  }

  @Test
  void nobodyIsHelpedAndNothingIsTakenBack() throws Exception {
    sitDown(join("Ben"));
    playOne();
    assertThat(host.controls().canUndo()).isFalse();
    assertThat(guest().controls().canUndo()).isFalse();
    assertThat(host.controls().canToggleTakeover(Side.SECOND)).isFalse();
  }

  @Test
  void aGuestWhoWasEndedReturnsToTheSameGame() throws Exception {
    RemoteTable table = leaveAfterAMove();
    sitDown(RemoteTable.resume(table.address(), table.token(), Locale.ENGLISH));
    until(() -> guest().canMove());
    assertThat(guest().line().moveTexts()).isEqualTo(host.line().moveTexts());
    playOne();
  }

  private RemoteTable leaveAfterAMove() throws Exception {
    RemoteTable table = join("Ben");
    sitDown(table);
    playOne();
    guest().close();
    table.close();
    return table;
  }

  @Test
  @Tag("slow")
  void theHostIsToldOfAGuestWhoIsAway() throws Exception {
    RemoteTable table = leaveAfterAMove();
    until(() -> StatusText.of(host).toString().contains("lost the connection"));
    sitDown(RemoteTable.resume(table.address(), table.token(), Locale.ENGLISH));
    until(() -> StatusText.news(host) == null);
  }

  @Test
  void theGuestIsToldWhenTheTableIsClosed() throws Exception {
    sitDown(join("Ben"));
    until(host::canMove);
    host.controls().resign();
    until(guest()::isOver);
    hosting.close();
    until(() -> closed);
    assertThat(shared(guest()).news().getValue()).hasToString("The host has closed the table.");
    assertThat(shared(guest()).canPlayAgain().getValue()).isFalse();
  }

  @Test
  void aTableThatItsHostHasLeftIsOpenedAgainWithTheSameCodeAndSeats() throws Exception {
    RemoteTable table = join("Ben");
    sitDown(table);
    playOne();
    playOne();
    Invitation before = hosting.invitation();
    List<String> moves = host.line().moveTexts();
    host.close();
    hosting.close();
    until(() -> StatusText.of(guest()).toString().equals("The host has closed the table."));
    assertThat(closed).as("the seat is lost").isFalse();
    guest().close();
    table.close();

    GameSummary left = Objects.requireNonNull(store.lastUnfinished());
    StoredGame game = store.game(left.id());
    OpenTable kept = Objects.requireNonNull(new OpenTables(store).find(left.id()));
    open(HostSession.reopen(game, kept, SETUP, archive, screen::add), game.current());
    assertThat(hosting.invitation()).isEqualTo(before);
    sitDown(RemoteTable.resume(table.address(), table.token(), Locale.ENGLISH));
    until(() -> guest().line().moveTexts().equals(moves));
    while (!host.isOver()) {
      playOne();
    }
    until(guest()::isOver);
    StoredGame stored = store.game(left.id());
    assertThat(stored.current().moveTexts()).isEqualTo(host.line().moveTexts());
    assertThat(stored.summary().participant(Side.SECOND).name()).isEqualTo("Ben");
    assertThat(stored.summary().isOver()).isTrue();
    hosting.close();
    assertThat(new OpenTables(store).find(left.id())).isNull();
  }

  @Test
  void theSeatAtATableThatItsHostHasLeftWaitsWhileAnotherIsOpen() throws Exception {
    RemoteTable table = join("Ben");
    sitDown(table);
    playOne();
    hosting.close();
    host.close();
    until(() -> StatusText.of(guest()).toString().equals("The host has closed the table."));
    guest().close();
    table.close();
    StoredGame game = store.game(store.games().getFirst().id());
    OpenTable kept = Objects.requireNonNull(new OpenTables(store).find(game.summary().id()));

    HostSetup setup = new HostSetup(SETUP, false, true, true, false);
    open(HostSession.open(DOTS, setup, archive, screen::add, new SplittableRandom(1)), start());
    assertThatThrownBy(() -> resume(table.token()))
        .isNotInstanceOf(UnknownSeatException.class)
        .hasMessageContaining("Your seat waits until yours is open again.");
    assertThatThrownBy(() -> resume("f".repeat(32))).isInstanceOf(UnknownSeatException.class);

    hosting.close();
    host.close();
    open(HostSession.reopen(game, kept, SETUP, archive, screen::add), game.current());
    sitDown(resume(table.token()));
    until(() -> guest().line().moveTexts().equals(game.current().moveTexts()));
    assertThat(closed).isFalse();
  }

  /** Returns to a seat at the table that is open now. */
  private RemoteTable resume(String token) throws Exception {
    String address = hosting.invitation().addresses().getLast().toString();
    return RemoteTable.resume(TableAddress.parse(address), token, Locale.ENGLISH);
  }
}
