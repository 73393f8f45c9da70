package quadrille.search.protocol;

/** The lines that are exchanged with an engine. */
public interface Channel {

  /** Sends a line. */
  void send(String line) throws EngineFailure;

  /**
   * Waits for the engine's next line.
   *
   * @throws EngineFailure when the engine has ended, says too much, or says nothing for too long
   */
  String receive() throws EngineFailure;
}
