package quadrille.games.dames.protocol;

import java.util.Locale;
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

/**
 * The engine's side of the first Hub protocol, as Hub 1.0 and Scan 2.0 speak it (Fabien Letouzey,
 * 2015): words without names, times in milliseconds, scores in hundredths of a man.
 */
final class HubV1Dialogue implements Dialogue, HubSession.Responder {
  private final EngineBackend machine;
  private final HubSession session;

  HubV1Dialogue(EngineBackend machine, Settings settings) {
    this.machine = machine;
    session = new HubSession(machine, settings, this);
  }

  @Override
  public boolean handleLine(String heard) {
    String[] words = heard.strip().split("\\s+");
    try {
      if (words[0].equals("quit")) {
        return false;
      }
      dispatch(words);
    } catch (BadInputException e) {
      sendError(e.text());
    }
    return true;
  }

  private void dispatch(String[] words) throws BadInputException {
    switch (words[0]) {
      case "hub" -> sendIntroduction();
      case "set" -> set(word(words, 1), word(words, 2));
      case "init" -> machine.submit(() -> machine.send("ready"));
      case "start" -> session.reset();
      case "pos" -> session.position(word(words, 1));
      case "move" -> session.play(word(words, 1));
      case "level" -> level(words);
      case "time" -> session.restrict(TimeManagement.forMoveTime(number(words, 1)));
      case "depth" ->
          session.restrict(Limits.depth(Math.clamp(number(words, 1), 1, Limits.MAX_DEPTH)));
      case "go" -> go(HubSession.Mode.THINK);
      case "ponder" -> go(HubSession.Mode.PONDER);
      case "analyse" -> go(HubSession.Mode.ANALYZE);
      case "ponder-hit" -> session.ponderHit();
      case "stop" -> machine.stop();
      case "ping" -> machine.send("pong");
      case "new" -> machine.newGame();
      default -> {
        // Unknown commands are ignored, as in version 2.
      }
    }
  }

  private void sendIntroduction() {
    machine.send(
        "name Quadrille "
            + machine.version()
            + "\nauthor the Quadrille project\nvar rules "
            + Rules.format(machine.game(), session.settings())
            + "\nwait");
  }

  private void set(String name, String value) throws BadInputException {
    switch (name) {
      case "variant" -> session.setRules(HubVariant.settings(value));
      case "rules" -> session.setRules(Rules.parse(machine.game(), value));
      default -> throw notUnderstood(name);
    }
  }

  private void level(String[] words) throws BadInputException {
    int moves = (int) number(words, 1);
    session.restrict(
        TimeManagement.forClock(Math.max(1, number(words, 2)), number(words, 3), moves));
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

  private void go(HubSession.Mode mode) {
    Text wrong = session.go(mode);
    if (wrong != null) {
      sendError(wrong);
    }
  }

  private static BadInputException notUnderstood(String words) {
    return new BadInputException(Text.of(EngineException.class, "error.words", words));
  }

  private void sendError(Text text) {
    machine.send("error " + text);
  }

  @Override
  public void info(DamesPosition root, SearchReport report) {
    machine.send(
        String.format(
            Locale.ROOT,
            "info %d %d %d %d %.2f %.1f %s",
            report.depth(),
            report.selectiveDepth(),
            Math.round(100.0 * report.score() / machine.game().pointsPerUnit()),
            report.nodes(),
            report.timeMs() / 1000.0,
            report.nodesPerSecond() / 1e6,
            HubNotation.moves(root, report.line())));
  }

  @Override
  public void done(DamesPosition root, SearchReport report) {
    String move = HubNotation.move(root, report.bestMove());
    machine.send(("move " + move + " " + HubSession.expectedReply(root, report)).strip());
  }
}
