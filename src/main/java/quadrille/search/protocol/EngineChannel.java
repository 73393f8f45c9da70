package quadrille.search.protocol;

/** The lines that are exchanged with an engine. */
public interface EngineChannel {

  /** Sends a line. */
  void send(String line) throws EngineException;

  /**
   * Waits for the engine's next line.
   *
   * @throws EngineException when the engine has ended, says too much, or says nothing for too long
   */
  String receive() throws EngineException;
}
