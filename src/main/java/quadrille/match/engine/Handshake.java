package quadrille.match.engine;

import quadrille.core.Game;
import quadrille.core.Rules;
import quadrille.search.protocol.EngineFailure;
import quadrille.search.protocol.EngineProtocol;

/**
 * What came of making the acquaintance of an engine: it was started, introduced itself, and was
 * ended again.
 *
 * @param name what the engine calls itself
 * @param ms how long it took, in milliseconds
 */
public record Handshake(String name, long ms) {

  /**
   * Tries an engine; takes up to half a minute where it does not answer.
   *
   * @throws EngineFailure when it does not speak the protocol of its game
   */
  public static Handshake with(EngineEntry entry, Game game) throws EngineFailure {
    long start = System.nanoTime();
    if (!(game instanceof EngineProtocol.Speaking speaking)) {
      throw new IllegalArgumentException("no protocol for " + game.id());
    }
    try (EngineProcess engine = EngineProcess.start(entry.command(), EngineLog.of(entry.name()))) {
      long patience = Patience.USUAL.introductionMs();
      engine.within(
          patience, new EngineFailure(EngineFailure.Kind.PROTOCOL, "failure.silent", patience));
      String called = speaking.protocol().drive(Rules.defaults(game)).open(engine);
      return new Handshake(called, (System.nanoTime() - start) / 1_000_000);
    }
  }
}
