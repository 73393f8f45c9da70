package quadrille.system;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Unpacks the archive with the native libraries of an installed package. From its own jar, JavaFX
 * would read every library twice at each start to compare it with the unpacked file, which takes up
 * to a tenth of the time to the first window.
 */
final class NativeLibraryArchive {
  private NativeLibraryArchive() {}

  /**
   * Unpacks the files that are missing or incomplete. A file is moved into place when it is
   * complete, so its size is enough to check it.
   *
   * @param archive a zip file with a folder for each library
   * @param folder contains these folders already
   */
  static void unpack(Path archive, Path folder) throws IOException {
    try (ZipFile zip = new ZipFile(archive.toFile())) {
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
