package quadrille.games.dames;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineFailure;

/** What the versions of the Hub protocol word differently for the front end. */
interface HubVersion {

  /** Takes a line that the engine introduces itself with. */
  void introduced(String line);

  /** What the engine called itself. */
  String name();

  /** The lines that set the rules. */
  List<String> rules() throws EngineFailure;

  String newGame();

  /** The lines that ask for a move. */
  List<String> question(Driver.Request request);

  /** Takes a line of the engine while it thinks; returns its move, or null if it tells none. */
  @Nullable String hear(String line, HubAnswer answer) throws EngineFailure;
}
