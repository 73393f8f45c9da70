package quadrille.cli;

import java.io.Console;

/**
 * A line on standard error that tells how far a command is, rewritten again and again; nothing
 * where that is no terminal. Thread-safe.
 */
final class Progress implements AutoCloseable {
  /** Back to the beginning of the line, and clear it. */
  private static final String REWRITE = "\r\u001b[K";

  private final Terminal terminal;
  private final boolean shown;
  private boolean written;

  Progress(Terminal terminal) {
    this.terminal = terminal;
    Console console = System.console();
    shown = console != null && console.isTerminal();
  }

  /** Whether somebody sees the line. */
  boolean isShown() {
    return shown;
  }

  /** Puts another line in place of the one before. */
  synchronized void show(String line) {
    if (shown) {
      terminal.err().print(REWRITE + line);
      terminal.err().flush();
      written = true;
    }
  }

  /** Takes the line away, so that something else can be printed. */
  synchronized void clear() {
    if (written) {
      terminal.err().print(REWRITE);
      terminal.err().flush();
      written = false;
    }
  }

  @Override
  public void close() {
    clear();
  }
}
