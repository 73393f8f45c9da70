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

/** The front end's side of the family of UCI. */
public final class UciDriver implements Driver {
  private final UciDialect dialect;
  private final Game game;
  private final Settings settings;

  public UciDriver(UciDialect words, Game game, Settings settings) {
    this.dialect = words;
    this.game = game;
    this.settings = settings;
  }

  @Override
  public String handshake(EngineChannel engine) throws EngineException {
    String name = dialect.name();
    engine.send(name);
    boolean knowsRules = false;
    String title = name;
    String heard = engine.receive().strip();
    while (!heard.equals(name + "ok")) {
      knowsRules |= heard.startsWith("option name Rules ");
      title = heard.startsWith("id name ") ? heard.substring(8) : title;
      heard = engine.receive().strip();
    }
    setRules(engine, knowsRules);
    engine.send(name + "newgame");
    engine.send("isready");
    while (!engine.receive().strip().equals("readyok")) {
      // Whatever it tells before it is ready.
    }
    return title;
  }

  private void setRules(EngineChannel engine, boolean knowsRules) throws EngineException {
    String rules = Rules.format(game, settings);
    if (knowsRules) {
      engine.send("setoption name Rules value " + rules);
    } else if (!rules.equals("-")) {
      throw EngineException.unsupportedRules(rules);
    }
  }

  @Override
  public BestMove think(EngineChannel engine, Request request, Consumer<SearchReport> told)
      throws EngineException {
    Line line = request.line();
    engine.send("position " + position(line));
    engine.send("go" + bounds(request.limits()) + clocks(request.clocks()));
    String info = null;
    String heard = engine.receive().strip();
    while (!heard.startsWith("bestmove")) {
      if (heard.startsWith("info ") && heard.contains(" score ")) {
        info = heard;
        publish(heard, line, told);
      }
      heard = engine.receive().strip();
    }
    long move = move(line.position(), heard);
    return new BestMove(move, report(info, line, move));
  }

  /** Passes on what an engine tells that begins with a legal move. */
  private void publish(String heard, Line line, Consumer<SearchReport> told) {
    String[] parts = heard.split("\\s+");
    int at = Arrays.asList(parts).indexOf("pv") + 1;
    if (at > 0 && at < parts.length) {
      try {
        long move = game.notation().parse(line.position(), parts[at]);
        told.accept(UciInfo.read(heard, line, move));
      } catch (BadInputException e) {
        // What it thinks of is its own affair; what it plays is not.
      }
    }
  }

  private static @Nullable SearchReport report(@Nullable String info, Line line, long move) {
    return info == null ? null : UciInfo.read(info, line, move);
  }

  private long move(Position position, String heard) throws EngineException {
    String[] parts = heard.split("\\s+");
    if (!parts[0].equals("bestmove") || parts.length < 2) {
      throw EngineException.unexpected(heard);
    }
    try {
      return game.notation().parse(position, parts[1]);
    } catch (BadInputException e) {
      throw EngineException.illegalMove(parts[1]);
    }
  }

  private String position(Line line) {
    Line start = line.path().getFirst();
    boolean usual = start.position().equals(game.start(settings));
    String text = usual ? "startpos" : "fen " + dialect.format(start.position());
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
