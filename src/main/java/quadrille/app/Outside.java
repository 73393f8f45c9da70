package quadrille.app;

import quadrille.app.files.FileChoice;
import quadrille.app.updates.Browser;
import quadrille.app.updates.UpdateSource;
import quadrille.core.Build;

/**
 * What is outside of the program.
 *
 * @param files asks the player for files
 * @param browser shows pages of the web
 * @param updates knows of newer versions
 */
record Outside(FileChoice files, Browser browser, UpdateSource updates) {

  /** Without a browser, and with what this build knows of newer versions. */
  static Outside of(FileChoice files) {
    return new Outside(
        files,
        page -> {
          throw new UnsupportedOperationException("there is no browser");
        },
        UpdateSource.of(Build.current()));
  }
}
