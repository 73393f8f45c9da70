package quadrille.app.updates;

import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quadrille.system.BuildInfo;

/**
 * The address where this build checks for a newer version.
 *
 * @param address an HTTPS address, or null without update checks
 * @param version the version of this build
 * @param download downloads the file
 */
public record UpdateSource(@Nullable URI address, String version, HttpsDownloader download) {

  /** The source that is set in the build; a development build has no address. */
  public static UpdateSource of(BuildInfo build) {
    return new UpdateSource(build.updateUri(), build.version(), new HttpsDownloader());
  }

  /** Whether this build can check for updates. */
  public boolean isAvailable() {
    return address != null
        && HttpsDownloader.isSecure(address)
        && VersionNumber.of(version).isPresent();
  }

  /** The host of the address; empty if checks are not available. */
  public String host() {
    return address == null || !isAvailable() ? "" : address.getHost();
  }

  /**
   * Checks for a newer version; blocks until there is an answer.
   *
   * @return the available version, if it is newer
   */
  Optional<Release> check() throws UpdateException, InterruptedException {
    if (address == null || !isAvailable()) {
      throw new IllegalStateException("update checks are not available");
    }
    Release found =
        Release.read(download.download(address))
            .orElseThrow(() -> UpdateException.of("error.garbage", host()));
    VersionNumber ours = VersionNumber.of(version).orElseThrow();
    return found.version().compareTo(ours) > 0 ? Optional.of(found) : Optional.empty();
  }
}
