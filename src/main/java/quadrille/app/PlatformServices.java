package quadrille.app;

import quadrille.app.files.FileDialogs;
import quadrille.app.updates.Browser;
import quadrille.app.updates.UpdateSource;
import quadrille.system.BuildInfo;

/**
 * What is outside of the program.
 *
 * @param files asks the player for files
 * @param browser shows pages of the web
 * @param updates knows of newer versions
 */
record PlatformServices(FileDialogs files, Browser browser, UpdateSource updates) {

  /** Without a browser, and with what this build knows of newer versions. */
  static PlatformServices of(FileDialogs files) {
    return new PlatformServices(
        files,
        page -> {
          throw new UnsupportedOperationException("there is no browser");
        },
        UpdateSource.of(BuildInfo.current()));
  }
}
