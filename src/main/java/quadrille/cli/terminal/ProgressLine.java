package quadrille.cli.terminal;

import java.io.Console;

/**
 * A line on standard error that tells how far a command is, rewritten again and again; nothing
 * where that is no terminal. Thread-safe.
 */
public final class ProgressLine implements AutoCloseable {
  /** Back to the beginning of the line, and clear it. */
  private static final String REWRITE = "\r\u001b[K";

  private final Terminal terminal;
  private final boolean visible;
  private boolean onScreen;

  @SuppressWarnings("SystemConsoleNull") // Java 25 has none without a terminal, as before 22.
  public ProgressLine(Terminal terminal) {
    this.terminal = terminal;
    Console console = System.console();
    visible = console != null && console.isTerminal();
  }

  /** Whether somebody sees the line. */
  public boolean isVisible() {
    return visible;
  }

  /** Puts another line in place of the one before. */
  public synchronized void show(String line) {
    if (visible) {
      terminal.err().print(REWRITE + line);
      terminal.err().flush();
      onScreen = true;
    }
  }

  /** Takes the line away, so that something else can be printed. */
  public synchronized void clear() {
    if (onScreen) {
      terminal.err().print(REWRITE);
      terminal.err().flush();
      onScreen = false;
    }
  }

  @Override
  public void close() {
    clear();
  }
}
