package quadrille.network.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.MatchState;
import quadrille.network.TestTable;

/** Measures how long a move takes from one end of a connection to the other. */
@Tag("slow")
class MoveLatencyTest {
  private static final int GAMES = 4;
  private static final int MOVES = 100;
  private static final int LIMIT_MS = 50;

  @Test
  void nineteenOfTwentyMovesArriveWithinFiftyMilliseconds() throws Exception {
    long[] nanos = new long[GAMES * MOVES];
    Random random = new Random(1);
    for (int game = 0; game < GAMES; game++) {
      try (TestTable table = TestTable.of("hex", Map.of("size", "19"))) {
        Match host = table.play(EnumSet.of(Side.SECOND));
        HumanPlayer ann = Objects.requireNonNull(table.ownPlayers.get(Side.FIRST));
        HumanPlayer ben = new HumanPlayer("Ben");
        try (RemoteTable guest = table.join("Ben")) {
          Match followed = guest.newMatch(ben);
          followed.start();
          for (int ply = 0; ply < MOVES; ply++) {
            boolean first = host.state().line().position().turn() == Side.FIRST;
            Match near = first ? host : followed;
            Match far = first ? followed : host;
            int played = ply;
            TestTable.waitUntil(() -> near.state().line().ply() == played && isAsked(near));
            Line line = near.state().line();
            long begin = System.nanoTime();
            (first ? ann : ben).submit(line.position().legalMoves().pickRandom(random));
            TestTable.waitUntil(() -> far.state().line().ply() > played);
            nanos[game * MOVES + ply] = System.nanoTime() - begin;
          }
        }
      }
    }
    Arrays.sort(nanos);
    System.out.printf(
        "a move arrives after %.1f ms (median), %.1f ms (95 %%)%n",
        nanos[nanos.length / 2] / 1e6, nanos[nanos.length * 19 / 20] / 1e6);
    assertThat(nanos[nanos.length * 19 / 20]).isLessThan(TimeUnit.MILLISECONDS.toNanos(LIMIT_MS));
  }

  private static boolean isAsked(Match match) {
    return match.state().phase() == MatchState.Phase.WAITING;
  }
}
