package quadrille.app.updates;

import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quadrille.system.BuildInfo;

/**
 * Where this build asks for a newer version than itself.
 *
 * @param address an https address, or null where there is nobody to ask
 * @param version the version of this build
 * @param download fetches the file
 */
public record UpdateSource(@Nullable URI address, String version, HttpsDownloader download) {

  /** What the build was told; one from the sources knows no address. */
  public static UpdateSource of(BuildInfo build) {
    return new UpdateSource(build.updateUri(), build.version(), new HttpsDownloader());
  }

  /** Whether there is anybody to ask. */
  public boolean isAvailable() {
    return address != null
        && HttpsDownloader.isSecure(address)
        && VersionNumber.of(version).isPresent();
  }

  /** Who is asked, as the player knows it; empty where nobody is. */
  public String host() {
    return address == null || !isAvailable() ? "" : address.getHost();
  }

  /**
   * Asks; blocks until there is an answer.
   *
   * @return the version that can be had, if it is newer
   */
  Optional<Release> check() throws UpdateException, InterruptedException {
    if (address == null || !isAvailable()) {
      throw new IllegalStateException("there is nobody to ask");
    }
    Release found =
        ReleaseFile.read(download.download(address))
            .orElseThrow(() -> UpdateException.of("error.garbage", host()));
    VersionNumber ours = VersionNumber.of(version).orElseThrow();
    return found.version().compareTo(ours) > 0 ? Optional.of(found) : Optional.empty();
  }
}
