package quadrille.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.System.Logger.Level;
import javafx.application.Platform;
import quadrille.app.common.Notice;
import quadrille.core.Text;

/** What nobody expected: it is logged, and told quietly; the program goes on. */
final class Troubles {
  private static final System.Logger LOG = System.getLogger(Troubles.class.getName());

  private final Desk desk;

  Troubles(Desk desk) {
    this.desk = desk;
  }

  /** Takes care of every error that no thread has caught. */
  void watch() {
    Thread.setDefaultUncaughtExceptionHandler((_, error) -> tell(error));
    Thread.currentThread().setUncaughtExceptionHandler((_, error) -> tell(error));
  }

  private void tell(Throwable error) {
    LOG.log(Level.ERROR, "unexpected", error);
    StringWriter details = new StringWriter();
    error.printStackTrace(new PrintWriter(details, true));
    Notice notice =
        new Notice(
            Text.of(Troubles.class, "trouble"),
            Text.of(Troubles.class, "trouble.details"),
            () -> desk.details(details.toString()));
    Platform.runLater(() -> desk.tell(notice));
  }
}
