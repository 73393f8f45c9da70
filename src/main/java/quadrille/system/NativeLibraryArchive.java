package quadrille.system;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The libraries' code of the system in one file, as packages have it. Out of its own jar JavaFX
 * would read all of it at each start, twice, to see whether what it unpacked once is still the
 * same: up to a tenth of the time to the window.
 */
final class NativeLibraryArchive {
  private NativeLibraryArchive() {}

  /**
   * Unpacks what is not there yet. A file appears whole or not at all, so that its size tells
   * whether it is there.
   *
   * @param pack a zip file with a folder for each library
   * @param folder where these folders are
   */
  static void unpack(Path pack, Path folder) throws IOException {
    try (ZipFile zip = new ZipFile(pack.toFile())) {
      List<? extends ZipEntry> files = zip.stream().toList();
      for (ZipEntry each : files) {
        Path file = folder.resolve(each.getName());
        if (file.toFile().length() != each.getSize()) {
          try (InputStream content = zip.getInputStream(each)) {
            AtomicFiles.write(file, content.readAllBytes());
          }
        }
      }
    }
  }
}
