package quadrille.search.protocol;

/** The engine's side of a dialogue. For one reading thread. */
public interface Dialogue {

  /**
   * Takes a line from the front end. Returns soon, while the machine may go on thinking; a line
   * that cannot be understood is answered as the protocol wants.
   *
   * @return false when the front end wants the engine to end
   */
  boolean handleLine(String line);

  /** Whether what was asked before the input ended is still to be answered in full. */
  default boolean finishesPendingWork() {
    return false;
  }
}
