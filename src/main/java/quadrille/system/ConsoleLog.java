package quadrille.system;

import java.io.PrintStream;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Prints what is logged while a command runs: warnings, as a sentence each. */
public final class ConsoleLog {
  /** Held here, since a logger without references is garbage-collected with its handlers. */
  private static final Logger LOGGER = Logger.getLogger("quadrille");

  private ConsoleLog() {}

  /** Prints warnings there from now on, and nothing else. */
  public static void open(PrintStream target) {
    LOGGER.setUseParentHandlers(false);
    LOGGER.addHandler(new SentenceHandler(target));
  }

  /** Prints the messages without their time and origin. */
  private static final class SentenceHandler extends Handler {
    private final PrintStream target;

    SentenceHandler(PrintStream target) {
      this.target = target;
      setLevel(Level.WARNING);
      setFormatter(new SimpleFormatter());
    }

    @Override
    public void publish(LogRecord message) {
      if (isLoggable(message)) {
        target.println("quadrille: " + getFormatter().formatMessage(message));
      }
    }

    @Override
    public void flush() {
      target.flush();
    }

    @Override
    public void close() {
      flush();
    }
  }
}
