package quadrille.games.dames.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineException;

/** What the versions of the Hub protocol word differently for the front end. */
interface HubDialect {

  /** Takes a line that the engine introduces itself with. */
  void readIntroduction(String line);

  /** What the engine called itself. */
  String name();

  /** The lines that set the rules. */
  List<String> rulesCommands() throws EngineException;

  String newGameCommand();

  /** The lines that ask for a move. */
  List<String> searchCommands(Driver.Request request);

  /** Takes a line of the engine while it thinks; returns its move, or null if it tells none. */
  @Nullable String readMove(String line, HubSearchProgress answer) throws EngineException;
}
