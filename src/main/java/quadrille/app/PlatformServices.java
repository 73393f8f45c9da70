package quadrille.app;

import quadrille.app.files.FileDialogs;
import quadrille.app.updates.Browser;
import quadrille.app.updates.UpdateSource;
import quadrille.system.BuildInfo;

/**
 * The services of the system that the program uses.
 *
 * @param files file dialogs
 * @param browser opens web pages
 * @param updates finds newer versions
 */
public record PlatformServices(FileDialogs files, Browser browser, UpdateSource updates) {

  /** Services without a browser, with the update source of this build. */
  public static PlatformServices of(FileDialogs files) {
    return new PlatformServices(
        files,
        page -> {
          throw new UnsupportedOperationException("there is no browser");
        },
        UpdateSource.of(BuildInfo.current()));
  }
}
