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
import quadrille.arena.Schedule;
import quadrille.arena.openings.RandomOpenings;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Adjudicator;
import quadrille.match.Clock;
import quadrille.match.EngineConfig;
import quadrille.match.GameRecord;
import quadrille.match.MatchListener;
import quadrille.match.Seat;

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
    GameModule dots = Games.get("dots");
    EngineConfig config =
        EngineConfig.defaults(
            dots.game(),
            dots.knowledge(),
            dots.opponents(),
            dots.protocol(),
            Rules.defaults(dots.game()));
    Line start = Line.start(config.game(), config.settings());
    Contest contest =
        new Contest(
            config,
            null,
            List.of(Seat.parse("random"), Seat.parse("random")),
            Schedule.roundRobin(2, 1),
            new RandomOpenings(start, 0, 1),
            new Clock.Rule.None(),
            Adjudicator.NONE,
            1);
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
