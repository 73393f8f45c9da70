package quadrille.games.dames.protocol;

import java.util.Set;
import java.util.function.Consumer;
import quadrille.core.Settings;
import quadrille.games.dames.DamesPosition;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineChannel;
import quadrille.search.protocol.EngineException;

/**
 * Drives an engine that speaks either Hub protocol. Both begin with the same command; the first
 * line of the introduction that fits one of them decides the version.
 */
final class HubDriver implements Driver {
  private static final Set<String> FIRST_VERSION = Set.of("name", "author", "country", "var");
  private static final Set<String> SECOND_VERSION = Set.of("id", "param");

  private final Settings settings;
  private HubDialect dialect = new HubV2Dialect();

  HubDriver(Settings settings) {
    this.settings = settings;
  }

  @Override
  public String handshake(EngineChannel engine) throws EngineException {
    engine.send("hub");
    String reply = receive(engine);
    boolean decided = false;
    while (!reply.equals("wait")) {
      String word = reply.split("\\s+")[0];
      if (!decided && FIRST_VERSION.contains(word)) {
        dialect = new HubV1Dialect();
      }
      decided |= FIRST_VERSION.contains(word) || SECOND_VERSION.contains(word);
      dialect.readIntroduction(reply);
      reply = receive(engine);
    }
    for (String command : dialect.rulesCommands(settings)) {
      engine.send(command);
    }
    engine.send("init");
    while (!receive(engine).equals("ready")) {
      // The engine may write anything but an error while it loads its tables.
    }
    engine.send(dialect.newGameCommand());
    return dialect.name;
  }

  @Override
  public BestMove think(EngineChannel engine, Request request, Consumer<SearchReport> listener)
      throws EngineException {
    for (String command : dialect.searchCommands(request)) {
      engine.send(command);
    }
    DamesPosition position = (DamesPosition) request.line().position();
    HubSearchProgress progress = new HubSearchProgress(position, listener);
    String move = null;
    while (move == null) {
      move = dialect.readMove(receive(engine), progress);
    }
    return progress.toBestMove(move);
  }

  /**
   * Receives a line that is no error, in either version of the protocol.
   *
   * @throws EngineException with the engine's own words if it reports an error
   */
  private static String receive(EngineChannel engine) throws EngineException {
    String line = engine.receive().strip();
    if (line.split("\\s+", 2)[0].equals("error")) {
      String message = HubMessage.read(line).value("message");
      throw EngineException.reported(message.isEmpty() ? line : message);
    }
    return line;
  }
}
