package quadrille.match.engine;

import quadrille.core.Game;
import quadrille.core.Rules;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineException;
import quadrille.search.protocol.EngineProtocol;

/**
 * What came of making the acquaintance of an engine: it was started, introduced itself, and was
 * ended again.
 *
 * @param name what the engine calls itself
 * @param durationMs how long it took, in milliseconds
 */
public record Handshake(String name, long durationMs) {

  /**
   * Tries an engine; takes up to half a minute where it does not answer.
   *
   * @throws EngineException when it does not speak the protocol of its game
   */
  public static Handshake perform(EngineEntry entry, Game game, EngineProtocol protocol)
      throws EngineException {
    long start = System.nanoTime();
    try (EngineProcess engine =
        EngineProcess.start(entry.command(), EngineLog.fileFor(entry.name()))) {
      Driver driver = protocol.createDriver(Rules.defaults(game));
      String called = engine.handshake(driver, EngineTimeouts.DEFAULT);
      return new Handshake(called, (System.nanoTime() - start) / 1_000_000);
    }
  }
}
