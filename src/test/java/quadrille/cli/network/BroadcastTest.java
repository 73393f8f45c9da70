package quadrille.cli.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import quadrille.arena.Contest;
import quadrille.arena.Effort;
import quadrille.arena.Fixture;
import quadrille.arena.GameResult;
import quadrille.arena.Schedule;
import quadrille.arena.openings.RandomOpenings;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Adjudicator;
import quadrille.match.Clock;
import quadrille.match.EngineConfig;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.Seat;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.TableAddress;

class BroadcastTest {
  private static final GameModule DOTS = Games.get("dots");
  private static final Line START = Line.start(DOTS.game(), Rules.defaults(DOTS.game()));

  private static Contest contest() {
    return new Contest(
        EngineConfig.defaults(
            DOTS.game(), DOTS.knowledge(), DOTS.opponents(), DOTS.protocol(), START.settings()),
        null,
        List.of(new Seat.AtDepth(1), new Seat.AtDepth(2)),
        Schedule.roundRobin(2, 2),
        new RandomOpenings(START, 4, 1),
        new Clock.Rule.None(),
        Adjudicator.NONE,
        1);
  }

  @Test
  void theScoreCountsAGameThatEndsAfterTheOneThatWasShown() throws Exception {
    Contest contest = contest();
    Fixture shown = contest.schedule().fixture(0);
    Fixture other = contest.schedule().fixture(1);
    int port = freePort();
    BroadcastOptions options =
        CommandLine.populateCommand(
            new BroadcastOptions(), "--broadcast", "--listen=THIS_COMPUTER", "--port=" + port);
    try (Broadcast broadcast = new Broadcast(contest, options)) {
      broadcast.begin(shown, match());
      broadcast.begin(other, match());
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

  private static Match match() {
    return new Match(START, new HumanPlayer("Ada"), new HumanPlayer("Ben"), new Clock.Rule.None());
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
