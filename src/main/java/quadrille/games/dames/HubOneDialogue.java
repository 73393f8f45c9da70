package quadrille.games.dames;

import java.util.Locale;
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

/**
 * The engine's side of the first Hub protocol, as Hub 1.0 and Scan 2.0 speak it (Fabien Letouzey,
 * 2015): words without names, times in milliseconds, scores in hundredths of a man.
 */
final class HubOneDialogue implements Dialogue, HubTable.Voice {
  private final Machine machine;
  private final HubTable table;

  HubOneDialogue(Machine machine, Settings settings) {
    this.machine = machine;
    table = new HubTable(machine, settings, this);
  }

  @Override
  public boolean hear(String heard) {
    String[] words = heard.strip().split("\\s+");
    try {
      if (words[0].equals("quit")) {
        return false;
      }
      obey(words);
    } catch (BadInputException e) {
      complain(e.text());
    }
    return true;
  }

  private void obey(String[] words) throws BadInputException {
    switch (words[0]) {
      case "hub" -> introduce();
      case "set" -> set(word(words, 1), word(words, 2));
      case "init" -> machine.later(() -> machine.say("ready"));
      case "start" -> table.start();
      case "pos" -> table.position(word(words, 1));
      case "move" -> table.play(word(words, 1));
      case "level" -> level(words);
      case "time" -> table.tighten(TimeShare.move(number(words, 1)));
      case "depth" ->
          table.tighten(Limits.depth(Math.clamp(number(words, 1), 1, Limits.MAX_DEPTH)));
      case "go" -> go(HubTable.Mode.THINK);
      case "ponder" -> go(HubTable.Mode.PONDER);
      case "analyse" -> go(HubTable.Mode.ANALYZE);
      case "ponder-hit" -> table.ponderHit();
      case "stop" -> machine.stop();
      case "ping" -> machine.say("pong");
      case "new" -> machine.forget();
      default -> {
        // As in the second version: passed over.
      }
    }
  }

  private void introduce() {
    machine.say(
        "name Quadrille "
            + machine.version()
            + "\nauthor the Quadrille project\nvar rules "
            + Rules.write(machine.game(), table.settings())
            + "\nwait");
  }

  private void set(String name, String value) throws BadInputException {
    switch (name) {
      case "variant" -> table.setRules(HubVariant.settings(value));
      case "rules" -> table.setRules(Rules.read(machine.game(), value));
      default -> throw notUnderstood(name);
    }
  }

  private void level(String[] words) throws BadInputException {
    int moves = (int) number(words, 1);
    table.tighten(TimeShare.clock(Math.max(1, number(words, 2)), number(words, 3), moves));
  }

  private static String word(String[] words, int index) throws BadInputException {
    if (index >= words.length) {
      throw notUnderstood(String.join(" ", words));
    }
    return words[index];
  }

  private static long number(String[] words, int index) throws BadInputException {
    String word = word(words, index);
    if (!word.matches("\\d{1,9}")) {
      throw notUnderstood(String.join(" ", words));
    }
    return Long.parseLong(word);
  }

  private void go(HubTable.Mode mode) {
    Text wrong = table.go(mode);
    if (wrong != null) {
      complain(wrong);
    }
  }

  private static BadInputException notUnderstood(String words) {
    return new BadInputException(Text.of(EngineFailure.class, "error.words", words));
  }

  private void complain(Text text) {
    machine.say("error " + text);
  }

  @Override
  public void info(DamesPosition root, SearchReport report) {
    machine.say(
        String.format(
            Locale.ROOT,
            "info %d %d %d %d %.2f %.1f %s",
            report.depth(),
            report.selectiveDepth(),
            Math.round(100.0 * report.score() / machine.game().pointsPerUnit()),
            report.nodes(),
            report.timeMs() / 1000.0,
            report.nodesPerSecond() / 1e6,
            HubWords.moves(root, report.line())));
  }

  @Override
  public void done(DamesPosition root, SearchReport report) {
    String move = HubWords.move(root, report.bestMove());
    machine.say(("move " + move + " " + HubTable.expected(root, report)).strip());
  }
}
