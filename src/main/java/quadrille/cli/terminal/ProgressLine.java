package quadrille.cli.terminal;

import java.io.Console;

/**
 * A line on standard error that shows the progress of a command and is rewritten in place;
 * invisible unless standard error is a terminal. Thread-safe.
 */
public class ProgressLine implements AutoCloseable {
  /** Returns to the beginning of the line and clears it. */
  private static final String REWRITE = "\r\u001b[K";

  protected final Terminal terminal;
  private final boolean visible;
  private boolean onScreen;

  @SuppressWarnings("SystemConsoleNull") // Java 25 has none without a terminal, as before 22.
  public ProgressLine(Terminal terminal) {
    this.terminal = terminal;
    Console console = System.console();
    visible = console != null && console.isTerminal();
  }

  /** Whether the line is shown at all. */
  public final boolean isVisible() {
    return visible;
  }

  /** Replaces the line. */
  public final synchronized void show(String line) {
    if (visible) {
      terminal.err().print(REWRITE + line);
      terminal.err().flush();
      onScreen = true;
    }
  }

  /** Removes the line, so that something else can be printed. */
  public final synchronized void clear() {
    if (onScreen) {
      terminal.err().print(REWRITE);
      terminal.err().flush();
      onScreen = false;
    }
  }

  @Override
  public final void close() {
    clear();
  }
}
