package quadrille.games.hex.protocol;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hex.HexGame;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.HexTiling;
import quadrille.search.Limits;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineChannel;
import quadrille.search.protocol.EngineException;

/** The front end's side of HTP. */
final class HtpDriver implements Driver {
  private static final HexGame GAME = new HexGame();

  private final Settings settings;
  private Set<String> commands = Set.of();
  private @Nullable Line engineLine;
  private Limits sentLimits = Limits.NONE;

  /**
   * Whether the engine may take the number of moves for which a clock is; known after a refusal.
   */
  private boolean takesMovesLeft = true;

  HtpDriver(Settings settings) {
    this.settings = settings;
  }

  @Override
  public String handshake(EngineChannel engine) throws EngineException {
    commands = new HashSet<>(List.of(sendCommand(engine, "list_commands").split("\\s+")));
    String name = sendCommand(engine, "name");
    if (commands.contains(HexProtocol.RULES_COMMAND)) {
      sendCommand(engine, HexProtocol.RULES_COMMAND + " " + Rules.format(GAME, settings));
    } else {
      sendBoardSize(engine);
    }
    sendCommand(engine, "clear_board");
    engineLine = Line.start(GAME, settings);
    sentLimits = Limits.NONE;
    return name;
  }

  private void sendBoardSize(EngineChannel engine) throws EngineException {
    if (!settings.choice(HexGame.TILING).equals(HexTiling.HEXAGONAL.value())) {
      throw EngineException.unsupportedRules();
    }
    int rows = settings.integer(HexGame.ROWS);
    int columns = settings.integer(HexGame.COLUMNS);
    sendCommand(engine, "boardsize " + columns + (rows == columns ? "" : " " + rows));
    if (commands.contains("param_game")) {
      sendCommand(engine, "param_game allow_swap " + (settings.flag(HexGame.SWAP) ? 1 : 0));
    }
  }

  @Override
  public boolean supportsTimeLimits() {
    return commands.contains("time_settings") || commands.contains("set_time");
  }

  /** Null: not every HTP engine can be interrupted safely, so it is restarted instead. */
  @Override
  public @Nullable String stopLine() {
    return null;
  }

  @Override
  public BestMove think(EngineChannel engine, Request request, Consumer<SearchReport> listener)
      throws EngineException {
    Line line = request.line();
    Side side = request.turn();
    syncTo(engine, line);
    sendLimits(engine, request.limits());
    sendTime(engine, request);
    String answer = sendCommand(engine, "genmove " + HexProtocol.colourName(side)).strip();
    if (answer.equalsIgnoreCase("resign")) {
      throw new EngineException(EngineException.Kind.RESIGNED, "failure.resigned");
    }
    try {
      long move = GAME.notation().parse(line.position(), answer);
      engineLine = line.play(move);
      return new BestMove(move, null);
    } catch (BadInputException e) {
      throw EngineException.illegalMove(answer);
    }
  }

  /** Sends the moves that the engine does not have yet; the whole game if moves were taken back. */
  private void syncTo(EngineChannel engine, Line line) throws EngineException {
    List<Line> missing = new ArrayList<>();
    Line at = line;
    while (at != null && !isEngineAt(at)) {
      missing.addFirst(at);
      at = at.parent();
    }
    if (at == null) {
      sendCommand(engine, "clear_board");
      sendSetup(engine, (HexPosition) missing.removeFirst().position());
    }
    for (Line next : missing) {
      Line before = Objects.requireNonNull(next.parent());
      String move = GAME.notation().format(before.position(), next.move());
      sendCommand(engine, "play " + HexProtocol.colourName(before.position().turn()) + " " + move);
    }
    engineLine = line;
  }

  private boolean isEngineAt(Line line) {
    return engineLine != null
        && engineLine.ply() == line.ply()
        && engineLine.moveTexts().equals(line.moveTexts())
        && engineLine.path().getFirst().position().equals(line.path().getFirst().position());
  }

  private void sendSetup(EngineChannel engine, HexPosition position) throws EngineException {
    for (Map.Entry<Integer, Side> stone : position.stones().entrySet()) {
      String name = HexNotation.cellName(position.board(), stone.getKey());
      sendCommand(engine, "play " + HexProtocol.colourName(stone.getValue()) + " " + name);
    }
  }

  /** Sends the depth and the nodes of this move to an engine that knows our command for them. */
  private void sendLimits(EngineChannel engine, Limits limits) throws EngineException {
    Limits untimed = limits.withTime(Long.MAX_VALUE);
    if (commands.contains(HexProtocol.LIMITS_COMMAND) && !untimed.equals(sentLimits)) {
      String nodes = untimed.nodes() < Long.MAX_VALUE ? " " + untimed.nodes() : "";
      sendCommand(engine, HexProtocol.LIMITS_COMMAND + " " + untimed.depth() + nodes);
      sentLimits = untimed;
    }
  }

  /** Sends the clocks, or a time for this move, because HTP has no command for an increment. */
  private void sendTime(EngineChannel engine, Request request) throws EngineException {
    Clocks clocks = request.clocks();
    if (clocks != null && clocks.incrementMs() == 0 && commands.contains("time_left")) {
      for (Side side : Side.values()) {
        sendClock(engine, side, clocks.remainingMs(side) / 1000.0);
      }
    } else {
      sendMoveTime(engine, request.limitsWithClock().timeMs());
    }
  }

  /**
   * Sends the time left to a side: with the number of moves for it, 0 for all, as GTP has it, or
   * without to engines such as MoHex and Wolve, which refuse the number.
   */
  private void sendClock(EngineChannel engine, Side side, double seconds) throws EngineException {
    String colour = HexProtocol.colourName(side);
    String clock = String.format(Locale.ROOT, "time_left %s %.3f", colour, seconds);
    if (takesMovesLeft) {
      try {
        sendCommand(engine, clock + " 0");
        return;
      } catch (EngineException e) {
        if (e.kind() != EngineException.Kind.PROTOCOL) {
          throw e;
        }
        takesMovesLeft = false;
      }
    }
    sendCommand(engine, clock);
  }

  /**
   * Sends the time for this move as a period of one move, or in whole seconds by {@code set_time}.
   */
  private void sendMoveTime(EngineChannel engine, long ms) throws EngineException {
    if (ms == Long.MAX_VALUE) {
      return;
    }
    double seconds = ms / 1000.0;
    if (commands.contains("time_settings")) {
      sendCommand(engine, String.format(Locale.ROOT, "time_settings 0 %.3f 1", seconds));
    } else if (commands.contains("set_time")) {
      sendCommand(engine, "set_time " + Math.max(1, (long) seconds));
    }
  }

  private static String sendCommand(EngineChannel engine, String command) throws EngineException {
    engine.send(command);
    String line = engine.receive();
    while (line.isBlank()) {
      line = engine.receive();
    }
    if (!line.matches("[=?]\\d*(\\s.*)?")) {
      throw EngineException.unexpected(line);
    }
    boolean refused = line.startsWith("?");
    StringBuilder answer = new StringBuilder(line.replaceFirst("[=?]\\d*\\s*", ""));
    for (line = engine.receive(); !line.isBlank(); line = engine.receive()) {
      answer.append('\n').append(line);
    }
    if (refused) {
      throw new EngineException(
          EngineException.Kind.PROTOCOL, "failure.refused", command, answer.toString());
    }
    return answer.toString();
  }
}
