package quadrille.network.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.core.ExampleBoards;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.Clock;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.Participant;
import quadrille.network.TestTable;
import quadrille.network.protocol.JoinCode;
import quadrille.records.GameStart;
import quadrille.records.GameStore;
import quadrille.records.GameSummary;
import quadrille.records.MatchRecorder;
import quadrille.records.OpenTables;
import quadrille.records.Origin;

/** The games of a host's table are kept, whatever happens to the records. */
@Timeout(60)
class TableKeeperTest {
  private final HostOptions options =
      new HostOptions(Reach.THIS_COMPUTER, 0, true, false, JoinCode.random());
  private final List<String> errors = new CopyOnWriteArrayList<>();
  private final HumanPlayer own = new HumanPlayer("Ann");
  private final HumanPlayer guest = new HumanPlayer("Ben");
  @TempDir private Path folder;
  private GameStore store;
  private TableHost host;
  private TableKeeper keeper;
  private Line start;

  @BeforeEach
  void open() throws Exception {
    store = new GameStore(folder);
    host = TableHost.open(options);
    keeper = new TableKeeper(host, options, store, error -> errors.add(error.toString()));
    start = ExampleBoards.of(Games.get("dots").game(), Map.of()).start("");
  }

  @AfterEach
  void close() {
    host.close();
    keeper.close();
    store.close();
  }

  @Test
  void aGameThatCannotBeKeptIsRecordedOnceTheRecordsCanBeWritten() throws Exception {
    resign(play(1), Side.FIRST);
    assertThat(errors).isEmpty();

    setWritable(false);
    Match second = play(2);
    host.table().claim("Ben", false, Side.SECOND);
    assertThat(errors).hasSize(1).first().asString().contains("no room");
    TestTable.waitUntil(() -> own.submit(start.position().legalMoves().get(0)));
    TestTable.waitUntil(() -> second.state().line().ply() == 1);
    assertThat(store.games()).hasSize(1);
    setWritable(true);
    resign(second, Side.SECOND);

    List<GameSummary> games = store.games();
    assertThat(games).hasSize(2).allMatch(GameSummary::isOver);
    assertThat(games).extracting(each -> each.second().name()).containsExactly("Ben", "");
    assertThat(games).extracting(GameSummary::winner).containsExactly(Side.FIRST, Side.SECOND);
    keeper.close();
    assertThat(new OpenTables(store).tokens()).isEmpty();
  }

  /** Begins a game with a seat for a guest. */
  private Match play(int number) throws Exception {
    GameStart beginning =
        new GameStart(
            start,
            null,
            Participant.human("Ann"),
            Participant.human(""),
            new Clock.Rule.None(),
            Origin.TABLE,
            false);
    MatchRecorder recorder = keeper.begin(beginning, Set.of(Side.SECOND), number, 0);
    Match match = new Match(start, own, guest, beginning.clock());
    match.addListener(recorder);
    host.table().remotePlayer(Side.SECOND);
    host.table().show(match, Map.of(Side.FIRST, "Ann"), number, 0);
    match.start();
    return match;
  }

  /** Ends a game, and waits until its end is recorded. */
  private void resign(Match match, Side side) throws InterruptedException {
    CountDownLatch ended = new CountDownLatch(1);
    match.addListener(
        new MatchListener() {
          @Override
          public void changed(MatchState state) {
            if (state.outcome() != null) {
              ended.countDown();
            }
          }
        });
    match.resign(side);
    ended.await();
  }

  /** Lets the records be written, or not, as if the disk were full. */
  private void setWritable(boolean writable) throws Exception {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + store.file());
        var statement = connection.createStatement()) {
      statement.execute(
          writable
              ? "DROP TRIGGER full"
              : "CREATE TRIGGER full BEFORE INSERT ON game"
                  + " BEGIN SELECT RAISE(ABORT, 'no room'); END");
    }
  }
}
