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
  private HubDialect dialect;

  HubDriver(Settings settings) {
    this.settings = settings;
    dialect = new HubV2Dialect(settings);
  }

  @Override
  public String handshake(EngineChannel engine) throws EngineException {
    engine.send("hub");
    String heard = engine.receive().strip();
    boolean decided = false;
    while (!heard.equals("wait")) {
      String word = heard.split("\\s+")[0];
      if (!decided && FIRST_VERSION.contains(word)) {
        dialect = new HubV1Dialect(settings);
      }
      decided |= FIRST_VERSION.contains(word) || SECOND_VERSION.contains(word);
      dialect.readIntroduction(heard);
      heard = engine.receive().strip();
    }
    for (String line : dialect.rulesCommands()) {
      engine.send(line);
    }
    engine.send("init");
    while (!engine.receive().strip().equals("ready")) {
      // The engine may write anything while it loads its tables.
    }
    engine.send(dialect.newGameCommand());
    return dialect.name();
  }

  @Override
  public BestMove think(EngineChannel engine, Request request, Consumer<SearchReport> told)
      throws EngineException {
    for (String each : dialect.searchCommands(request)) {
      engine.send(each);
    }
    DamesPosition position = (DamesPosition) request.line().position();
    HubSearchProgress answer = new HubSearchProgress(position, told);
    while (true) {
      String heard = engine.receive().strip();
      String move = dialect.readMove(heard, answer);
      if (move != null) {
        return answer.toBestMove(move);
      }
    }
  }
}
