package quadrille.app;

import java.net.URI;
import java.util.function.Consumer;
import quadrille.app.files.FileDialogs;
import quadrille.app.updates.UpdateSource;
import quadrille.system.BuildInfo;

/**
 * The services of the system that the program uses.
 *
 * @param files file dialogs
 * @param browser opens a web page; throws {@link UnsupportedOperationException} where there is none
 * @param updates finds newer versions
 */
public record PlatformServices(FileDialogs files, Consumer<URI> browser, UpdateSource updates) {

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
