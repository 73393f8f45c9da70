package quadrille.games.dames.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineException;

/** The differences between the versions of the Hub protocol, from the front end's side. */
interface HubDialect {

  /** Reads a line of the engine's introduction. */
  void readIntroduction(String line);

  /** Returns the name the engine gave itself. */
  String name();

  /** Returns the commands that set the rules. */
  List<String> rulesCommands() throws EngineException;

  String newGameCommand();

  /** Returns the commands that request a move. */
  List<String> searchCommands(Driver.Request request);

  /**
   * Reads a line of the engine during its search; returns its move, or null if the line holds none.
   */
  @Nullable String readMove(String line, HubSearchProgress answer) throws EngineException;
}
