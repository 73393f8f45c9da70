package quadrille.search.protocol;

import java.util.List;
import quadrille.core.Settings;

/** What a game knows of the protocols that its engines speak. Stateless, thread-safe. */
public interface EngineProtocol {

  /** The names of the protocols, the usual one first: {@code hub}, {@code hub1}. */
  List<String> names();

  /**
   * The engine's side of a dialogue.
   *
   * @param name one of {@link #names}
   * @param settings the rules until the front end sets others
   */
  Dialogue createDialogue(String name, EngineBackend machine, Settings settings);

  /** The front end's side of a dialogue with an engine that is to play by these rules. */
  Driver createDriver(Settings settings);
}
