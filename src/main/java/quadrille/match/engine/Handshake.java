package quadrille.match.engine;

import quadrille.core.Game;
import quadrille.core.Rules;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineException;
import quadrille.search.protocol.EngineProtocol;

/**
 * The result of trying an engine: starting it, running the handshake and quitting it.
 *
 * @param name what the engine calls itself
 * @param durationMs the milliseconds it took
 */
public record Handshake(String name, long durationMs) {

  /**
   * Tries an engine. Takes up to half a minute if it does not answer.
   *
   * @throws EngineException when it does not speak the protocol of its game
   */
  public static Handshake perform(EngineEntry entry, Game game, EngineProtocol protocol)
      throws EngineException {
    long start = System.nanoTime();
    try (EngineProcess engine =
        EngineProcess.start(entry.command(), EngineLog.fileFor(entry.name()))) {
      Driver driver = protocol.createDriver(Rules.defaults(game));
      String name = engine.handshake(driver, EngineTimeouts.DEFAULT);
      return new Handshake(name, (System.nanoTime() - start) / 1_000_000);
    }
  }
}
