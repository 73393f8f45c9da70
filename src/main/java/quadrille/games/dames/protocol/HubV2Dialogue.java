package quadrille.games.dames.protocol;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.dames.DamesPosition;
import quadrille.search.Limits;
import quadrille.search.SearchReport;
import quadrille.search.TimeManagement;
import quadrille.search.protocol.Dialogue;
import quadrille.search.protocol.EngineBackend;
import quadrille.search.protocol.EngineException;
import quadrille.text.Text;

/** The engine's side of the Hub protocol, version 2 (Fabien Letouzey, 2017). */
final class HubV2Dialogue implements Dialogue, HubSession.Responder {
  private final EngineBackend machine;
  private final HubSession session;

  HubV2Dialogue(EngineBackend machine, Settings settings) {
    this.machine = machine;
    session = new HubSession(machine, settings, this);
  }

  @Override
  public boolean handleLine(String heard) {
    HubMessage line = HubMessage.read(heard);
    try {
      if (line.command().equals("quit")) {
        return false;
      }
      dispatch(line);
    } catch (BadInputException e) {
      sendError(e.text());
    }
    return true;
  }

  private void dispatch(HubMessage line) throws BadInputException {
    switch (line.command()) {
      case "hub" -> sendIntroduction();
      case "set-param" -> set(line.value("name"), line.value("value"));
      case "init" -> machine.submit(() -> machine.send("ready"));
      case "pos" -> position(line);
      case "level" -> level(line);
      case "go" -> go(line);
      case "ponder-hit" -> session.ponderHit();
      case "stop" -> machine.stop();
      case "ping" -> machine.send("pong");
      case "new-game" -> machine.newGame();
      default -> {
        // The protocol asks both sides to ignore what they do not know.
      }
    }
  }

  private void sendIntroduction() {
    String rules = Rules.format(machine.game(), session.settings());
    String variant = HubVariant.name(session.settings());
    machine.send(
        "id name=Quadrille "
            + HubMessage.formatPair("version", machine.version())
            + " author=\"the Quadrille project\"\nparam name=variant "
            + HubMessage.formatPair("value", variant)
            + " type=enum values=\""
            + HubVariant.allNames()
            + "\"\nparam name=rules "
            + HubMessage.formatPair("value", rules)
            + " type=string\nwait");
  }

  private void set(String name, String value) throws BadInputException {
    switch (name) {
      case "variant" -> session.setRules(HubVariant.settings(value));
      case "rules" -> session.setRules(Rules.parse(machine.game(), value));
      default -> throw notUnderstood(name);
    }
  }

  private void position(HubMessage line) throws BadInputException {
    if (line.has("pos")) {
      session.position(line.value("pos"));
    } else {
      session.reset();
    }
    for (String move : line.value("moves").strip().split("\\s+")) {
      if (!move.isEmpty()) {
        session.play(move);
      }
    }
  }

  private void level(HubMessage line) throws BadInputException {
    if (line.has("infinite")) {
      session.clearLimits();
    }
    if (line.has("depth")) {
      int depth = (int) number(line.value("depth"));
      session.restrict(Limits.depth(Math.clamp(depth, 1, Limits.MAX_DEPTH)));
    }
    if (line.has("nodes")) {
      session.restrict(Limits.nodes(Math.max(1, (long) number(line.value("nodes")))));
    }
    if (line.has("move-time")) {
      session.restrict(
          TimeManagement.forMoveTime(
              Math.max(1, Math.round(1000 * number(line.value("move-time"))))));
    }
    if (line.has("time")) {
      long left = Math.max(1, Math.round(1000 * number(line.value("time"))));
      long increment = line.has("inc") ? Math.round(1000 * number(line.value("inc"))) : 0;
      int moves = line.has("moves") ? (int) number(line.value("moves")) : 0;
      session.restrict(TimeManagement.forClock(left, increment, moves));
    }
  }

  private static double number(String text) throws BadInputException {
    if (!text.matches("\\d{1,15}(\\.\\d{0,9})?")) {
      throw notUnderstood(text);
    }
    return Double.parseDouble(text);
  }

  private void go(HubMessage line) throws BadInputException {
    HubSession.Mode mode;
    if (line.has("ponder")) {
      mode = HubSession.Mode.PONDER;
    } else if (line.has("analyze")) {
      mode = HubSession.Mode.ANALYZE;
    } else if (line.has("think") || line.values().isEmpty()) {
      mode = HubSession.Mode.THINK;
    } else {
      throw notUnderstood(String.join(" ", line.values().keySet()));
    }
    @Nullable Text wrong = session.go(mode);
    if (wrong != null) {
      sendError(wrong);
    }
  }

  private static BadInputException notUnderstood(String words) {
    return new BadInputException(Text.of(EngineException.class, "error.words", words));
  }

  private void sendError(Text text) {
    machine.send("error message=\"" + text.toString().replace('"', '\'') + '"');
  }

  @Override
  public void info(DamesPosition root, SearchReport report) {
    double seconds = report.timeMs() / 1000.0;
    machine.send(
        String.format(
            Locale.ROOT,
            "info depth=%d score=%s nodes=%d time=%.3f nps=%.3f pv=\"%s\"",
            report.depth(),
            HubScore.format(report.score()),
            report.nodes(),
            seconds,
            report.nodesPerSecond() / 1e6,
            HubNotation.moves(root, report.line())));
  }

  @Override
  public void done(DamesPosition root, SearchReport report) {
    String expected = HubSession.expectedReply(root, report);
    String ponder = expected.isEmpty() ? "" : " ponder=" + expected;
    machine.send("done move=" + HubNotation.move(root, report.bestMove()) + ponder);
  }
}
