package quadrille.games.hex.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import quadrille.core.Line;
import quadrille.games.hex.HexFixture;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.search.Limits;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineChannel;

class HtpDriverTest {
  private final Line start = Line.start(HexFixture.GAME, HexFixture.size(5));
  private final HtpDriver driver = new HtpDriver(start.settings());

  /** An engine that takes clocks without a number of moves, and lists a command twice. */
  private static final class StrictEngine implements EngineChannel {
    private final List<String> commands = new ArrayList<>();
    private final Deque<String> lines = new ArrayDeque<>();

    @Override
    public void send(String line) {
      commands.add(line);
      boolean refused = line.startsWith("time_left") && line.split(" ").length > 3;
      lines.add(refused ? "? command needs at most 2 arguments" : "= " + answer(line));
      lines.add("");
    }

    private static String answer(String line) {
      return switch (line.split(" ")[0]) {
        case "list_commands" -> "name time_left genmove name";
        case "name" -> "strict";
        case "genmove" -> "c3";
        default -> "";
      };
    }

    @Override
    public String receive() {
      return lines.remove();
    }
  }

  @Test
  void anEngineThatRefusesTheNumberOfMovesGetsItsClockWithout() throws Exception {
    StrictEngine engine = new StrictEngine();
    assertThat(driver.handshake(engine)).isEqualTo("strict");
    Driver.Request request =
        new Driver.Request(start, Limits.NONE, new Driver.Clocks(60_000, 59_500, 0));
    long move = driver.think(engine, request, _ -> {}).move();
    assertThat(HexNotation.cellName(((HexPosition) start.position()).board(), (int) move))
        .isEqualTo("c3");
    assertThat(engine.commands).contains("time_left black 60.000", "time_left white 59.500");

    engine.commands.clear();
    driver.think(engine, request, _ -> {});
    assertThat(engine.commands)
        .contains("time_left black 60.000")
        .doesNotContain("time_left black 60.000 0");
  }
}
