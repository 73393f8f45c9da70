package quadrille.cli.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.ServerSocket;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import quadrille.arena.Contest;
import quadrille.arena.Effort;
import quadrille.arena.Fixture;
import quadrille.arena.GameResult;
import quadrille.arena.TestContests;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.EngineConfig;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.TableAddress;

class BroadcastTest {
  @Test
  void theScoreCountsAGameThatEndsAfterTheOneThatWasShown() throws Exception {
    Contest contest = TestContests.dots(2, 4, "depth:1", "depth:2");
    Fixture shown = contest.schedule().fixture(0);
    Fixture other = contest.schedule().fixture(1);
    int port = freePort();
    BroadcastOptions options =
        CommandLine.populateCommand(
            new BroadcastOptions(), "--broadcast", "--listen=THIS_COMPUTER", "--port=" + port);
    try (Broadcast broadcast = new Broadcast(contest, options)) {
      broadcast.begin(shown, match(contest));
      broadcast.begin(other, match(contest));
      try (RemoteTable table =
          RemoteTable.watch(TableAddress.parse("127.0.0.1:" + port), Locale.ENGLISH)) {
        broadcast.count(won(shown, Side.FIRST));
        await(table, 1);
        broadcast.count(won(other, Side.SECOND));
        await(table, 2);
      }
    }
  }

  private static void await(RemoteTable table, int points) throws InterruptedException {
    for (int i = 0; i < 200 && points(table) != points; i++) {
      Thread.sleep(Duration.ofMillis(50));
    }
    assertThat(points(table)).isEqualTo(points);
  }

  private static double points(RemoteTable table) {
    return Objects.requireNonNull(table.state().series()).player(Side.FIRST).points();
  }

  private static Match match(Contest contest) {
    EngineConfig config = contest.engineConfig();
    Line start = Line.start(config.game(), config.settings());
    return new Match(start, new HumanPlayer("Ada"), new HumanPlayer("Ben"), contest.clock());
  }

  private static GameResult won(Fixture fixture, Side winner) {
    return new GameResult(fixture, winner, "boxes", "", Effort.NONE, Effort.NONE);
  }

  private static int freePort() throws Exception {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
