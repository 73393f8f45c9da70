package quadrille.search.protocol;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.search.Limits;
import quadrille.search.SearchReport;

/** The front end's side of the UCI family of protocols. */
public final class UciDriver implements Driver {
  private final UciDialect dialect;
  private final Game game;
  private final Settings settings;

  public UciDriver(UciDialect dialect, Game game, Settings settings) {
    this.dialect = dialect;
    this.game = game;
    this.settings = settings;
  }

  @Override
  public String handshake(EngineChannel engine) throws EngineException {
    String name = dialect.name();
    engine.send(name);
    boolean knowsRules = false;
    String title = name;
    String reply = engine.receive().strip();
    while (!reply.equals(name + "ok")) {
      knowsRules |= reply.startsWith("option name Rules ");
      title = reply.startsWith("id name ") ? reply.substring(8) : title;
      reply = engine.receive().strip();
    }
    setRules(engine, knowsRules);
    engine.send(name + "newgame");
    engine.send("isready");
    while (!engine.receive().strip().equals("readyok")) {
      // Other lines may come before.
    }
    return title;
  }

  private void setRules(EngineChannel engine, boolean knowsRules) throws EngineException {
    String rules = Rules.format(game, settings);
    if (knowsRules) {
      engine.send("setoption name Rules value " + rules);
    } else if (!rules.equals("-")) {
      throw EngineException.unsupportedRules();
    }
  }

  @Override
  public BestMove think(EngineChannel engine, Request request, Consumer<SearchReport> listener)
      throws EngineException {
    Line line = request.line();
    engine.send("position " + position(line));
    engine.send("go" + bounds(request.limits()) + clocks(request.clocks()));
    String info = null;
    String reply = engine.receive().strip();
    while (!reply.startsWith("bestmove")) {
      if (reply.startsWith("info ") && reply.contains(" score ")) {
        info = reply;
        publish(reply, line, listener);
      }
      reply = engine.receive().strip();
    }
    long move = move(line.position(), reply);
    return new BestMove(move, info == null ? null : UciInfo.read(info, line, move));
  }

  /** Reports an info line if its principal variation begins with a legal move. */
  private void publish(String reply, Line line, Consumer<SearchReport> listener) {
    String[] parts = reply.split("\\s+");
    int at = Arrays.asList(parts).indexOf("pv") + 1;
    if (at > 0 && at < parts.length) {
      try {
        long move = game.notation().parse(line.position(), parts[at]);
        listener.accept(UciInfo.read(reply, line, move));
      } catch (BadInputException e) {
        // Only the move that the engine plays must be legal.
      }
    }
  }

  private long move(Position position, String reply) throws EngineException {
    String[] parts = reply.split("\\s+");
    if (!parts[0].equals("bestmove") || parts.length < 2) {
      throw EngineException.unexpected(reply);
    }
    try {
      return game.notation().parse(position, parts[1]);
    } catch (BadInputException e) {
      throw EngineException.illegalMove(parts[1]);
    }
  }

  private String position(Line line) {
    Position start = line.path().getFirst().position();
    boolean usual = start.equals(game.start(settings));
    String text = usual ? "startpos" : "fen " + dialect.format(start);
    String moves = String.join(" ", line.moveTexts());
    return moves.isEmpty() ? text : text + " moves " + moves;
  }

  private static String clocks(@Nullable Clocks clocks) {
    return clocks == null
        ? ""
        : String.format(
            Locale.ROOT,
            " btime %d wtime %d binc %d winc %d",
            clocks.firstMs(),
            clocks.secondMs(),
            clocks.incrementMs(),
            clocks.incrementMs());
  }

  private static String bounds(Limits limits) {
    StringBuilder text = new StringBuilder();
    if (limits.depth() < Limits.MAX_DEPTH) {
      text.append(" depth ").append(limits.depth());
    }
    if (limits.nodes() < Long.MAX_VALUE) {
      text.append(" nodes ").append(limits.nodes());
    }
    if (limits.timeMs() < Long.MAX_VALUE) {
      text.append(" movetime ").append(limits.timeMs());
    }
    return text.toString();
  }
}
