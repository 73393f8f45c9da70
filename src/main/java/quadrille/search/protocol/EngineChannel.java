package quadrille.search.protocol;

/** A connection to a running engine that exchanges lines of text. */
public interface EngineChannel {

  /**
   * Sends a line.
   *
   * @throws EngineException if the engine has ended
   */
  void send(String line) throws EngineException;

  /**
   * Waits for the engine's next line.
   *
   * @throws EngineException if the engine has ended, sends too much, or sends nothing for too long
   */
  String receive() throws EngineException;
}
