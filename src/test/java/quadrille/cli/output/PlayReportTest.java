package quadrille.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import quadrille.arena.Contest;
import quadrille.arena.TestContests;
import quadrille.cli.terminal.Terminal;

class PlayReportTest {
  @Test
  void aSeriesThatWasInterruptedBeforeAGameWasOverHasNoTable() throws Exception {
    StringWriter out = new StringWriter();
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(),
            StandardCharsets.UTF_8,
            new PrintWriter(out, true),
            new PrintWriter(out, true));
    Contest contest = TestContests.dots(6, 4, "depth:1", "depth:2");
    new PlayReport(terminal, contest).printStandings(List.of(), true);
    assertThat(out.toString().lines())
        .containsExactly(
            "",
            "0 games of dots (interrupted), seed 1, openings random:4, seats exchanged every game");
  }
}
