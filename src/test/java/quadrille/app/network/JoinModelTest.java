package quadrille.app.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import quadrille.core.Side;
import quadrille.network.TestTable;
import quadrille.network.client.RemoteTable;

class JoinModelTest {
  private final List<RuntimeException> failures = new ArrayList<>();
  private final List<String> lost = new ArrayList<>();
  private final JoinModel model =
      new JoinModel(
          this::runInPlace, Runnable::run, RemoteTable::close, RemoteTable::close, lost::add);

  private void runInPlace(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException e) {
      failures.add(e);
    }
  }

  @Test
  void whatFailsUnexpectedlyEndsTheWait() {
    model.resume("127.0.0.1:9", "not\na token", Locale.ENGLISH);
    assertThat(failures).hasSize(1);
    assertThat(model.busyProperty().get()).isFalse();
    assertThat(model.errorProperty().get())
        .hasToString("Something went wrong with this table; the log file says what.");
    assertThat(lost).isEmpty();
  }

  @Test
  void aSeatThatTheHostDoesNotKnowIsLost() throws Exception {
    String token = "f".repeat(32);
    try (TestTable table = TestTable.of("dots", Map.of())) {
      table.play(Set.of(Side.FIRST));
      model.resume("127.0.0.1:" + table.host.port(), token, Locale.ENGLISH);
    }
    assertThat(lost).containsExactly(token);
    assertThat(model.busyProperty().get()).isFalse();
    assertThat(model.errorProperty().get()).isNotNull();
  }

  @Test
  void aSeatAtAHostThatDoesNotAnswerIsNotLost() {
    model.resume("127.0.0.1:9", "f".repeat(32), Locale.ENGLISH);
    assertThat(lost).isEmpty();
    assertThat(model.errorProperty().get())
        .asString()
        .startsWith("No table answers at 127.0.0.1:9");
  }
}
