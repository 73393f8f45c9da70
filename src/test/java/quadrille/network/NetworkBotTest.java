package quadrille.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.Match;
import quadrille.network.client.CuttingProxy;

/** Tests that the program in the documentation plays. */
@Timeout(60)
class NetworkBotTest {

  @Test
  void theBotInTheDocumentationPlaysWholeGamesAgainstItself() throws Exception {
    assumeTrue(hasPython(), "there is no python3 on this computer");
    try (TestTable table = TestTable.of("dots", Map.of("size", "3"))) {
      Match match = table.play(EnumSet.allOf(Side.class));
      Process first = startBot(table, table.uri(), "First bot");
      Process second = startBot(table, table.uri(), "Second bot");
      try {
        Outcome outcome = Objects.requireNonNull(match.await());
        assertThat(List.of(match.record().first(), match.record().second()))
            .containsExactlyInAnyOrder("First bot", "Second bot");
        table.host.close();
        assertThat(first.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(new String(first.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
            .isEqualToNormalizingNewlines("Game 1: " + outcome.text() + "\n");
      } finally {
        first.destroyForcibly();
        second.destroyForcibly();
      }
    }
  }

  @Test
  void theBotReturnsToItsGameAfterItsConnectionWasCut() throws Exception {
    assumeTrue(hasPython(), "there is no python3 on this computer");
    try (TestTable table = TestTable.of("dots", Map.of("size", "3"));
        // The first connection, in which the bot takes its seat, lasts long enough with this seed.
        CuttingProxy proxy = new CuttingProxy(table.host.port(), 50_000, 1)) {
      Match match = table.play(EnumSet.allOf(Side.class));
      Process cut = startBot(table, proxy.address().uri(), "Cut bot");
      Process other = startBot(table, table.uri(), "Other bot");
      try {
        assertThat(match.await()).isNotNull();
        assertThat(proxy.cuts()).isPositive();
      } finally {
        cut.destroyForcibly();
        other.destroyForcibly();
      }
    }
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static Process startBot(TestTable table, URI address, String name) throws IOException {
    String script = Path.of("docs", "network-bot.py").toString();
    return new ProcessBuilder("python3", script, address.toString(), table.host.code().text(), name)
        .redirectErrorStream(true)
        .start();
  }
}
