package quadrille.network.client;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import quadrille.network.protocol.Protocol;
import quadrille.records.files.Json;

@Timeout(20)
class TableConnectionTest {
  @Test
  void aHostThatTakesConnectionsAndSaysNothingIsGivenUp() throws Exception {
    try (SilentHost host = new SilentHost();
        TableConnection connection = connection(host)) {
      assertGivenUp(connection);
    }
  }

  @Test
  void aHostThatBeginsAnswersAndDoesNotEndThemIsGivenUp() throws Exception {
    try (SilentHost host = new SilentHost(SilentHost.BEGINNING, SilentHost.BEGINNING);
        TableConnection connection = connection(host)) {
      assertGivenUp(connection);
    }
  }

  private static TableConnection connection(SilentHost host) throws Exception {
    return new TableConnection(host.address(), Locale.ENGLISH, Duration.ofMillis(300));
  }

  private static void assertGivenUp(TableConnection connection) {
    assertThatThrownBy(connection::events).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> connection.post(Protocol.RESIGN, Json.object()))
        .isInstanceOf(IOException.class);
  }
}
