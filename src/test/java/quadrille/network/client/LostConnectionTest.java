package quadrille.network.client;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.network.TestTable.waitUntil;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.Match;
import quadrille.network.TestTable;
import quadrille.text.Text;

/** Tests that games go on over connections that are cut at random moments. */
class LostConnectionTest {
  /** Some ten events of the game played here. */
  private static final int MAX_BYTES = 60_000;

  @Test
  void noMoveIsLostOrDoubledWhenConnectionsAreCut() throws Exception {
    playGames(1);
  }

  @Test
  @Tag("slow")
  void twoHundredGamesEndAlikeOnBothSidesWhenConnectionsAreCut() throws Exception {
    playGames(200);
  }

  private static void playGames(int games) throws Exception {
    int cuts = 0;
    for (int i = 0; i < games; i++) {
      cuts += playGame(i);
    }
    assertThat(cuts).isGreaterThanOrEqualTo(games);
  }

  private static int playGame(long seed) throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of("size", "3"));
        CuttingProxy proxy = new CuttingProxy(table.host.port(), MAX_BYTES, seed)) {
      Match hosted = table.play(EnumSet.allOf(Side.class));
      try (RemoteTable first = resume(proxy, table.claim("Ann"));
          RemoteTable second = resume(proxy, table.claim("Bob"))) {
        List<Text> refused = new CopyOnWriteArrayList<>();
        List.of(first, second).forEach(each -> each.addListener(noting(refused)));
        Match ofFirst = first.newMatch(TestTable.randomPlayer(first.line(), seed));
        Match ofSecond = second.newMatch(TestTable.randomPlayer(second.line(), -seed));
        ofFirst.start();
        ofSecond.start();
        waitUntil(() -> hosted.state().outcome() != null);
        Outcome outcome = hosted.state().outcome();
        List<String> moves = hosted.state().line().moveTexts();
        for (Match each : List.of(ofFirst, ofSecond)) {
          // A guest shows its own moves before the host has them.
          waitUntil(() -> each.state().line().moveTexts().equals(moves));
          waitUntil(() -> Objects.equals(outcome, each.state().outcome()));
        }
        assertThat(refused).isEmpty();
        return proxy.cuts();
      }
    }
  }

  private static TableListener noting(List<Text> refused) {
    return new TableListener() {
      @Override
      public void refused(Text reason) {
        refused.add(reason);
      }
    };
  }

  /** Takes a seat over the proxy, which may cut the first connections too. */
  private static RemoteTable resume(CuttingProxy proxy, String token) throws Exception {
    RemoteTable[] found = new RemoteTable[1];
    waitUntil(
        () -> {
          try {
            found[0] = RemoteTable.resume(proxy.address(), token, Locale.ENGLISH);
            return true;
          } catch (BadInputException e) {
            return false;
          } catch (Exception e) {
            throw new IllegalStateException(e);
          }
        });
    return found[0];
  }
}
