package quadrille.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import quadrille.arena.Contest;
import quadrille.arena.Schedule;
import quadrille.arena.openings.RandomOpenings;
import quadrille.cli.terminal.Terminal;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Adjudicator;
import quadrille.match.Clock;
import quadrille.match.EngineConfig;
import quadrille.match.Seat;

class PlayReportTest {
  private static final GameModule DOTS = Games.get("dots");

  private static Contest contest() {
    Line start = Line.start(DOTS.game(), Rules.defaults(DOTS.game()));
    return new Contest(
        EngineConfig.defaults(
            DOTS.game(),
            DOTS.knowledge(),
            DOTS.opponents(),
            DOTS.protocol(),
            Rules.defaults(DOTS.game())),
        null,
        List.of(new Seat.AtDepth(1), new Seat.AtDepth(2)),
        Schedule.roundRobin(2, 6),
        new RandomOpenings(start, 4, 1),
        new Clock.Rule.None(),
        Adjudicator.NONE,
        1);
  }

  @Test
  void aSeriesThatWasInterruptedBeforeAGameWasOverHasNoTable() {
    StringWriter out = new StringWriter();
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(),
            StandardCharsets.UTF_8,
            new PrintWriter(out, true),
            new PrintWriter(out, true));
    new PlayReport(terminal, contest()).printStandings(List.of(), true);
    assertThat(out.toString().lines())
        .containsExactly(
            "",
            "0 games of dots (interrupted), seed 1, openings random:4, seats exchanged every game");
  }
}
