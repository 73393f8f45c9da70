package quadrille.games.dames;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Text;
import quadrille.search.Limits;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Dialogue;
import quadrille.search.protocol.EngineFailure;
import quadrille.search.protocol.Machine;
import quadrille.search.protocol.TimeShare;

/** The engine's side of the Hub protocol, version 2 (Fabien Letouzey, 2017). */
final class HubDialogue implements Dialogue, HubTable.Voice {
  private final Machine machine;
  private final HubTable table;

  HubDialogue(Machine machine, Settings settings) {
    this.machine = machine;
    table = new HubTable(machine, settings, this);
  }

  @Override
  public boolean hear(String heard) {
    HubLine line = HubLine.read(heard);
    try {
      if (line.command().equals("quit")) {
        return false;
      }
      obey(line);
    } catch (BadInputException e) {
      complain(e.text());
    }
    return true;
  }

  private void obey(HubLine line) throws BadInputException {
    switch (line.command()) {
      case "hub" -> introduce();
      case "set-param" -> set(line.value("name"), line.value("value"));
      case "init" -> machine.later(() -> machine.say("ready"));
      case "pos" -> position(line);
      case "level" -> level(line);
      case "go" -> go(line);
      case "ponder-hit" -> table.ponderHit();
      case "stop" -> machine.stop();
      case "ping" -> machine.say("pong");
      case "new-game" -> machine.forget();
      default -> {
        // The protocol wants both sides to pass over what they do not know.
      }
    }
  }

  private void introduce() {
    String rules = Rules.write(machine.game(), table.settings());
    String variant = HubVariant.name(table.settings());
    machine.say(
        "id name=Quadrille "
            + HubLine.pair("version", machine.version())
            + " author=\"the Quadrille project\"\nparam name=variant "
            + HubLine.pair("value", variant)
            + " type=enum values=\""
            + HubVariant.all()
            + "\"\nparam name=rules "
            + HubLine.pair("value", rules)
            + " type=string\nwait");
  }

  private void set(String name, String value) throws BadInputException {
    switch (name) {
      case "variant" -> table.setRules(HubVariant.settings(value));
      case "rules" -> table.setRules(Rules.read(machine.game(), value));
      default -> throw notUnderstood(name);
    }
  }

  private void position(HubLine line) throws BadInputException {
    if (line.has("pos")) {
      table.position(line.value("pos"));
    } else {
      table.start();
    }
    for (String move : line.value("moves").strip().split("\\s+")) {
      if (!move.isEmpty()) {
        table.play(move);
      }
    }
  }

  private void level(HubLine line) throws BadInputException {
    if (line.has("infinite")) {
      table.unlimited();
    }
    if (line.has("depth")) {
      int depth = (int) number(line.value("depth"));
      table.tighten(Limits.depth(Math.clamp(depth, 1, Limits.MAX_DEPTH)));
    }
    if (line.has("nodes")) {
      table.tighten(Limits.nodes(Math.max(1, (long) number(line.value("nodes")))));
    }
    if (line.has("move-time")) {
      table.tighten(
          TimeShare.move(Math.max(1, Math.round(1000 * number(line.value("move-time"))))));
    }
    if (line.has("time")) {
      long left = Math.max(1, Math.round(1000 * number(line.value("time"))));
      long increment = line.has("inc") ? Math.round(1000 * number(line.value("inc"))) : 0;
      int moves = line.has("moves") ? (int) number(line.value("moves")) : 0;
      table.tighten(TimeShare.clock(left, increment, moves));
    }
  }

  private static double number(String text) throws BadInputException {
    if (!text.matches("\\d{1,15}(\\.\\d{0,9})?")) {
      throw notUnderstood(text);
    }
    return Double.parseDouble(text);
  }

  private void go(HubLine line) throws BadInputException {
    HubTable.Mode mode;
    if (line.has("ponder")) {
      mode = HubTable.Mode.PONDER;
    } else if (line.has("analyze")) {
      mode = HubTable.Mode.ANALYZE;
    } else if (line.has("think") || line.values().isEmpty()) {
      mode = HubTable.Mode.THINK;
    } else {
      throw notUnderstood(String.join(" ", line.values().keySet()));
    }
    @Nullable Text wrong = table.go(mode);
    if (wrong != null) {
      complain(wrong);
    }
  }

  private static BadInputException notUnderstood(String words) {
    return new BadInputException(Text.of(EngineFailure.class, "error.words", words));
  }

  private void complain(Text text) {
    machine.say("error message=\"" + text.toString().replace('"', '\'') + '"');
  }

  @Override
  public void info(DamesPosition root, SearchReport report) {
    double seconds = report.timeMs() / 1000.0;
    machine.say(
        String.format(
            Locale.ROOT,
            "info depth=%d score=%s nodes=%d time=%.3f nps=%.3f pv=\"%s\"",
            report.depth(),
            HubScore.men(report.score()),
            report.nodes(),
            seconds,
            report.nodesPerSecond() / 1e6,
            HubWords.moves(root, report.line())));
  }

  @Override
  public void done(DamesPosition root, SearchReport report) {
    String expected = HubTable.expected(root, report);
    String ponder = expected.isEmpty() ? "" : " ponder=" + expected;
    machine.say("done move=" + HubWords.move(root, report.bestMove()) + ponder);
  }
}
