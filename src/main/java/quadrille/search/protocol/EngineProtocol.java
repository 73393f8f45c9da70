package quadrille.search.protocol;

import java.util.List;
import quadrille.core.Settings;

/** The protocols that engines of a game speak. Stateless and thread-safe. */
public interface EngineProtocol {

  /** The names of the protocols, the default first: {@code hub}, {@code hub1}. */
  List<String> names();

  /**
   * Creates the engine's side of a dialogue.
   *
   * @param name one of {@link #names}
   * @param settings the rules until the front end sets others
   */
  Dialogue createDialogue(String name, EngineBackend backend, Settings settings);

  /** Creates the front end's side of a dialogue with an engine, for games with these settings. */
  Driver createDriver(Settings settings);
}
