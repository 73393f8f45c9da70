package quadrille.cli.terminal;

/**
 * Does something when the process is ended while this is open, as by Ctrl-C. The command itself may
 * be waiting for input, which nothing can interrupt; where it can be stopped, {@link
 * GracefulShutdown} waits for it.
 */
public final class ShutdownTask implements AutoCloseable {
  private final Thread hook;

  /**
   * @param task called by another thread
   */
  public ShutdownTask(Runnable task) {
    hook = new Thread(task, "shutdown");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already.
    }
  }
}
