package quadrille.games.dames.protocol;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.games.dames.DamesFixture;
import quadrille.search.protocol.EngineChannel;
import quadrille.search.protocol.EngineException;

class HubDriverTest {

  /** An engine that answers one command with an error, and then says no more. */
  private record FailingEngine(String command, String error, Deque<String> lines)
      implements EngineChannel {

    FailingEngine(String command, String error) {
      this(command, error, new ArrayDeque<>());
    }

    @Override
    public void send(String line) {
      lines.addAll(line.equals(command) ? List.of(error) : answer(line));
    }

    private static List<String> answer(String line) {
      return line.equals("hub") ? List.of("id name=failing", "wait") : List.of();
    }

    @Override
    public String receive() {
      return lines.remove();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "init | error message=\"no bitbases in /opt\" | no bitbases in /opt",
        "init | error no bitbases | error no bitbases",
        "init | error | error",
        "hub | error message=\"unknown command\" | unknown command"
      })
  void anErrorEndsTheHandshakeWithTheEnginesOwnWords(String command, String error, String words)
      throws Exception {
    HubDriver driver = new HubDriver(DamesFixture.settings("international"));

    assertThatThrownBy(() -> driver.handshake(new FailingEngine(command, error)))
        .isInstanceOf(EngineException.class)
        .hasMessage("it reports an error: ‘" + words + "’");
  }
}
