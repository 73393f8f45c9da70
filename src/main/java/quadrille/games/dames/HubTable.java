package quadrille.games.dames;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.core.Text;
import quadrille.search.Limits;
import quadrille.search.SearchReport;
import quadrille.search.protocol.EngineFailure;
import quadrille.search.protocol.Machine;
import quadrille.search.protocol.TimeShare;

/** What an engine of either Hub protocol keeps: the position, the level, the search that runs. */
final class HubTable {
  private final Machine machine;
  private final Voice voice;
  private final AtomicBoolean thinking = new AtomicBoolean();
  private Settings settings;
  private Line line;
  private Limits level = Machine.UNTOLD;
  private volatile Limits afterHit = Machine.UNTOLD;

  /** How an answer is written. */
  interface Voice {
    void info(DamesPosition root, SearchReport report);

    void done(DamesPosition root, SearchReport report);
  }

  /** What a search is for. */
  enum Mode {
    THINK,
    PONDER,
    ANALYZE
  }

  HubTable(Machine machine, Settings settings, Voice voice) {
    this.machine = machine;
    this.settings = settings;
    this.voice = voice;
    line = Line.start(machine.game(), settings);
  }

  Settings settings() {
    return settings;
  }

  void setRules(Settings others) {
    settings = others;
    start();
    machine.forget();
  }

  /** The usual start, and no limits. */
  void start() {
    line = Line.start(machine.game(), settings);
    level = Machine.UNTOLD;
  }

  void position(String text) throws BadInputException {
    DamesPosition position = HubWords.position(text, DamesRules.of(settings));
    line = Line.from(machine.game(), settings, position);
    level = Machine.UNTOLD;
  }

  void play(String move) throws BadInputException {
    line = line.play(HubWords.move(line.position(), move));
  }

  void tighten(Limits limits) {
    level = TimeShare.both(level, limits);
  }

  void unlimited() {
    level = Machine.UNTOLD;
  }

  /**
   * Begins a search.
   *
   * @return why not, or null
   */
  @Nullable Text go(Mode mode) {
    Line root = open();
    if (root == null) {
      return Text.of(EngineFailure.class, "error.over");
    }
    if (!thinking.compareAndSet(false, true)) {
      return Text.of(EngineFailure.class, "error.thinking");
    }
    Limits limits = limits(mode);
    afterHit = level;
    machine.announce();
    machine.later(() -> think(root, limits, mode));
    return null;
  }

  /** While pondering only depth and nodes count, and the clock stands. */
  private Limits limits(Mode mode) {
    return mode == Mode.THINK ? level : new Limits(level.depth(), Long.MAX_VALUE, level.nodes());
  }

  private @Nullable Line open() {
    if (line.outcome() == null) {
      return line;
    }
    Line alone = Line.from(line.game(), settings, line.position());
    return alone.outcome() == null ? alone : null;
  }

  private void think(Line root, Limits limits, Mode mode) {
    DamesPosition position = (DamesPosition) root.position();
    Consumer<SearchReport> told = report -> voice.info(position, report);
    SearchReport report = machine.think(root, limits, told);
    if (mode == Mode.ANALYZE && limits.equals(Machine.UNTOLD)) {
      machine.awaitStop();
    }
    thinking.set(false);
    voice.done(position, report);
  }

  /** The expected move was played: from now on the clock runs. */
  void ponderHit() {
    if (thinking.get() && afterHit.timeMs() < Long.MAX_VALUE) {
      machine.stopAfter(afterHit.timeMs());
    }
  }

  /** The move expected after the first of a report, or an empty text. */
  static String expected(DamesPosition root, SearchReport report) {
    List<Long> moves = report.line();
    return moves.size() < 2 ? "" : HubWords.move(root.play(moves.get(0)), moves.get(1));
  }
}
