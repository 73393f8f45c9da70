package quadrille.games.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Channel;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineFailure;

/** The front end's side of HTP. */
final class HexDriver implements Driver {
  private static final HexGame GAME = new HexGame();

  private final Settings settings;
  private Set<String> commands = Set.of();
  private @Nullable Line known;

  HexDriver(Settings settings) {
    this.settings = settings;
  }

  @Override
  public String open(Channel engine) throws EngineFailure {
    commands = Set.of(ask(engine, "list_commands").split("\\s+"));
    String name = ask(engine, "name");
    if (commands.contains(HexProtocol.RULES)) {
      ask(engine, HexProtocol.RULES + " " + Rules.write(GAME, settings));
    } else {
      setSize(engine);
    }
    ask(engine, "clear_board");
    known = Line.start(GAME, settings);
    return name;
  }

  private void setSize(Channel engine) throws EngineFailure {
    if (!settings.choice(HexGame.TILING).equals(HexTiling.HEXAGONAL.value())) {
      throw EngineFailure.rules(Rules.write(GAME, settings));
    }
    int rows = settings.whole(HexGame.ROWS);
    int columns = settings.whole(HexGame.COLUMNS);
    ask(engine, "boardsize " + columns + (rows == columns ? "" : " " + rows));
    if (commands.contains("param_game")) {
      ask(engine, "param_game allow_swap " + (settings.flag(HexGame.SWAP) ? 1 : 0));
    }
  }

  @Override
  public boolean tellsTime() {
    return commands.contains("time_settings") || commands.contains("set_time");
  }

  /** An HTP engine cannot be interrupted without a risk: it is begun anew. */
  @Override
  public @Nullable String stopLine() {
    return null;
  }

  @Override
  public Found think(Channel engine, Request request, Consumer<SearchReport> told)
      throws EngineFailure {
    Line line = request.line();
    Side side = request.turn();
    bringTo(engine, line);
    tellTime(engine, request);
    String answer = ask(engine, "genmove " + HexProtocol.colour(side)).strip();
    if (answer.toLowerCase(Locale.ROOT).equals("resign")) {
      throw new EngineFailure(EngineFailure.Kind.RESIGNED, "failure.resigned");
    }
    try {
      long move = GAME.notation().parse(line.position(), answer);
      known = line.play(move);
      return new Found(move, null);
    } catch (BadInputException e) {
      throw EngineFailure.illegal(answer);
    }
  }

  /**
   * Plays the moves that the engine does not know yet; all of them, where others were taken back.
   */
  private void bringTo(Channel engine, Line line) throws EngineFailure {
    List<Line> missing = new ArrayList<>();
    Line at = line;
    while (at != null && !isKnown(at)) {
      missing.addFirst(at);
      at = at.parent();
    }
    if (at == null) {
      ask(engine, "clear_board");
      setUp(engine, (HexPosition) missing.removeFirst().position());
    }
    for (Line next : missing) {
      Line before = Objects.requireNonNull(next.parent());
      String move = GAME.notation().format(before.position(), next.move());
      ask(engine, "play " + HexProtocol.colour(before.position().turn()) + " " + move);
    }
    known = line;
  }

  private boolean isKnown(Line line) {
    return known != null
        && known.ply() == line.ply()
        && known.moveTexts().equals(line.moveTexts())
        && known.path().getFirst().position().equals(line.path().getFirst().position());
  }

  private void setUp(Channel engine, HexPosition position) throws EngineFailure {
    for (int cell = 0; cell < position.board().cells(); cell++) {
      Side side = position.stone(cell);
      if (side != null) {
        String name = HexNotation.cellName(position.board(), cell);
        ask(engine, "play " + HexProtocol.colour(side) + " " + name);
      }
    }
  }

  /** HTP has a word for what the clock shows, but none for what every move adds. */
  private void tellTime(Channel engine, Request request) throws EngineFailure {
    Clocks clocks = request.clocks();
    if (clocks != null && clocks.incrementMs() == 0 && commands.contains("time_left")) {
      tellClocks(engine, clocks);
    } else {
      tellTime(engine, request.share().timeMs());
    }
  }

  private void tellClocks(Channel engine, Clocks clocks) throws EngineFailure {
    for (Side side : Side.values()) {
      double seconds = clocks.remainingMs(side) / 1000.0;
      String colour = HexProtocol.colour(side);
      ask(engine, String.format(Locale.ROOT, "time_left %s %.3f 0", colour, seconds));
    }
  }

  /** The time of this move as one period of one move, or in whole seconds where that is all. */
  private void tellTime(Channel engine, long ms) throws EngineFailure {
    if (ms == Long.MAX_VALUE) {
      return;
    }
    double seconds = ms / 1000.0;
    if (commands.contains("time_settings")) {
      ask(engine, String.format(Locale.ROOT, "time_settings 0 %.3f 1", seconds));
    } else if (commands.contains("set_time")) {
      ask(engine, "set_time " + Math.max(1, (long) seconds));
    }
  }

  private static String ask(Channel engine, String command) throws EngineFailure {
    engine.send(command);
    String line = engine.receive();
    while (line.isBlank()) {
      line = engine.receive();
    }
    if (!line.matches("[=?]\\d*(\\s.*)?")) {
      throw EngineFailure.unexpected(line);
    }
    boolean refused = line.startsWith("?");
    StringBuilder answer = new StringBuilder(line.replaceFirst("[=?]\\d*\\s*", ""));
    for (line = engine.receive(); !line.isBlank(); line = engine.receive()) {
      answer.append('\n').append(line);
    }
    if (refused) {
      throw new EngineFailure(
          EngineFailure.Kind.PROTOCOL, "failure.refused", command, answer.toString());
    }
    return answer.toString();
  }
}
