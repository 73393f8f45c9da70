package quadrille.network.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import quadrille.core.Side;
import quadrille.network.TestTable;
import quadrille.text.Text;
import tools.jackson.databind.JsonNode;

class EventReceiverTest {
  @Test
  void aHostThatDoesNotComeBackIsAskedForALimitedTime() throws Exception {
    CompletableFuture<Text> end = new CompletableFuture<>();
    TestTable table = TestTable.of("dots", Map.of());
    table.play(EnumSet.allOf(Side.class));
    try (TableConnection connection =
            new TableConnection(TableAddress.parse(table.uri().toString()), Locale.ENGLISH);
        EventReceiver receiver =
            new EventReceiver(connection, new Waiting(end), Duration.ofMillis(700))) {
      receiver.start(connection.events());
      table.close();
      assertThat(end.get(20, TimeUnit.SECONDS).toString()).contains("has not answered");
    }
  }

  @Test
  void aHostThatTakesConnectionsAndSaysNothingIsAskedForALimitedTimeToo() throws Exception {
    CompletableFuture<Text> end = new CompletableFuture<>();
    try (SilentHost host = new SilentHost(SilentHost.BEGINNING + SilentHost.EVENT);
        TableConnection connection =
            new TableConnection(host.address(), Locale.ENGLISH, Duration.ofMillis(200));
        EventReceiver receiver =
            new EventReceiver(connection, new Waiting(end), Duration.ofMillis(500))) {
      receiver.start(connection.events());
      host.cut();
      assertThat(end.get(20, TimeUnit.SECONDS).toString()).contains("has not answered");
    }
  }

  @Test
  void aHandlerThatFailsEndsTheReceptionAndSaysSo() throws Exception {
    CompletableFuture<Text> end = new CompletableFuture<>();
    try (SilentHost host = new SilentHost(SilentHost.BEGINNING + SilentHost.EVENT);
        TableConnection connection = new TableConnection(host.address(), Locale.ENGLISH);
        EventReceiver receiver =
            new EventReceiver(connection, new Failing(end), Duration.ofMinutes(1))) {
      receiver.start(connection.events());
      assertThat(end.get(20, TimeUnit.SECONDS).toString()).contains("cannot read");
    }
  }

  /** Fails at every event. */
  private record Failing(CompletableFuture<Text> end) implements EventReceiver.Handler {
    @Override
    public boolean handle(JsonNode event) {
      throw new IllegalStateException("as the test wants");
    }

    @Override
    public void disconnected() {}

    @Override
    public void refused(Text reason) {
      end.complete(reason);
    }
  }

  /** Waits for the end, whatever comes. */
  private record Waiting(CompletableFuture<Text> end) implements EventReceiver.Handler {
    @Override
    public boolean handle(JsonNode event) {
      return true;
    }

    @Override
    public void disconnected() {}

    @Override
    public void refused(Text reason) {
      end.complete(reason);
    }
  }
}
