package quadrille.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.System.Logger.Level;
import javafx.application.Platform;
import quadrille.app.help.ErrorDetailsPanel;
import quadrille.app.navigation.Notice;
import quadrille.text.Text;

/** Logs unexpected errors and shows a notice; the program goes on. */
final class ErrorReporter {
  private static final System.Logger LOG = System.getLogger(ErrorReporter.class.getName());

  private final ScreenNavigator navigator;

  ErrorReporter(ScreenNavigator navigator) {
    this.navigator = navigator;
  }

  /** Handles errors that no thread catches. */
  void install() {
    Thread.setDefaultUncaughtExceptionHandler((_, error) -> report(error));
    Thread.currentThread().setUncaughtExceptionHandler((_, error) -> report(error));
  }

  private void report(Throwable error) {
    LOG.log(Level.ERROR, "unexpected", error);
    StringWriter details = new StringWriter();
    error.printStackTrace(new PrintWriter(details, true));
    Notice notice =
        new Notice(
            Text.of(ErrorReporter.class, "trouble"),
            Text.of(ErrorReporter.class, "trouble.details"),
            () ->
                navigator.showPanel(
                    localizer -> new ErrorDetailsPanel(details.toString(), localizer)));
    Platform.runLater(() -> navigator.showNotice(notice));
  }
}
