package quadrille.cli.terminal;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import quadrille.arena.Contest;
import quadrille.arena.TestContests;
import quadrille.core.Line;
import quadrille.match.GameRecord;
import quadrille.match.MatchListener;

@Timeout(60)
class TerminalGameTest {
  private static final MatchListener FAILING =
      new MatchListener() {
        @Override
        public void moved(Line line, GameRecord.Move move) {
          throw new IllegalStateException("as the test wants");
        }
      };

  @Test
  void aMatchThatBreaksDownIsNotWaitedFor() throws Exception {
    Contest contest = TestContests.dots(1, 0, "random", "random");
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(),
            StandardCharsets.UTF_8,
            new PrintWriter(Writer.nullWriter()),
            new PrintWriter(Writer.nullWriter()));
    TerminalGame game =
        new TerminalGame(terminal, contest, contest.schedule().fixture(0), List.of(FAILING), true);
    assertThatThrownBy(game::play)
        .hasMessage("the referee failed")
        .hasRootCauseMessage("as the test wants");
  }
}
