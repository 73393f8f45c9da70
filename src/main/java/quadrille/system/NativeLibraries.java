package quadrille.system;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * Tells JavaFX and SQLite where to unpack their native code, or unpacks it for them if the
 * installed package has it in a separate archive. On their own, JavaFX would use a hidden folder in
 * the user's home and SQLite the temporary folder that all users share.
 */
public final class NativeLibraries {
  private static final String JAVAFX = "javafx.cachedir";
  private static final String SQLITE = "org.sqlite.tmpdir";

  /** The system property with the path of the archive, in packages that have one. */
  private static final String ARCHIVE = "quadrille.natives";

  private static final String JAVAFX_LIBRARY_PATH = "java.library.path";
  private static final String SQLITE_LIBRARY_PATH = "org.sqlite.lib.path";

  private static final List<String> LIBRARIES = List.of("javafx", "sqlite");

  /** Twice the size of the unpacked libraries. */
  private static final long BYTES_NEEDED = 16 << 20;

  private static boolean prepared;

  private NativeLibraries() {}

  /**
   * Prepares the folder; call this before the first use of JavaFX or SQLite. Later calls have no
   * effect. If nothing can be unpacked in the cache folder, a temporary folder is used until the
   * program ends; if that fails too, the libraries use their own defaults. System properties that
   * are already set are left alone.
   */
  public static synchronized void prepare() {
    if (prepared) {
      return;
    }
    prepared = true;
    if (archive() != null
        || System.getProperty(JAVAFX) == null
        || System.getProperty(SQLITE) == null) {
      Path folder = createFolder();
      if (folder != null) {
        setProperties(folder.resolve("javafx").toString(), folder.resolve("sqlite").toString());
      }
    }
  }

  private static void setProperties(String javafx, String sqlite) {
    if (archive() != null) {
      String others = System.getProperty(JAVAFX_LIBRARY_PATH, "");
      System.setProperty(JAVAFX_LIBRARY_PATH, javafx + File.pathSeparator + others);
      System.getProperties().putIfAbsent(SQLITE_LIBRARY_PATH, sqlite);
    }
    System.getProperties().putIfAbsent(JAVAFX, javafx);
    System.getProperties().putIfAbsent(SQLITE, sqlite);
  }

  private static @Nullable Path archive() {
    String file = System.getProperty(ARCHIVE);
    return file == null ? null : Path.of(file);
  }

  private static @Nullable Path createFolder() {
    try {
      return createInCache(UserFolders.cache());
    } catch (IOException e) {
      log("cannot unpack libraries in the cache folder", e);
    }
    try {
      return createTemporary();
    } catch (IOException e) {
      log("cannot unpack libraries in a temporary folder", e);
      return null;
    }
  }

  /**
   * Prepares a folder for this version of JavaFX and, since computers may share a home folder, this
   * kind of processor. Deletes the unused folders of other versions.
   *
   * @throws IOException if libraries cannot be unpacked or executed there
   */
  static Path createInCache(Path cache) throws IOException {
    Path all = cache.resolve("natives");
    String ending = "-" + System.getProperty("os.arch");
    Path folder = all.resolve(BuildInfo.current().javafxVersion() + ending);
    OwnerOnlyFolders.createFolders(all);
    NativeFolderLocks.lock(folder);
    fill(folder);
    try (Stream<Path> others = Files.list(all)) {
      others
          .filter(each -> each.toString().endsWith(ending) && !each.equals(folder))
          .forEach(NativeFolderLocks::deleteUnused);
    }
    return folder;
  }

  private static Path createTemporary() throws IOException {
    Path folder = Files.createTempDirectory("quadrille");
    Runtime.getRuntime().addShutdownHook(new Thread(() -> deleteQuietly(folder)));
    fill(folder);
    return folder;
  }

  private static void deleteQuietly(Path folder) {
    try {
      NativeFolderLocks.delete(folder);
    } catch (IOException e) {
      log("cannot delete " + folder, e);
    }
  }

  private static void fill(Path folder) throws IOException {
    for (String library : LIBRARIES) {
      OwnerOnlyFolders.createFolders(folder.resolve(library));
    }
    for (String library : LIBRARIES) {
      OwnerOnlyFolders.checkExecutable(folder.resolve(library));
    }
    // Do not ask its FileStore, which cannot be found if the root is not a mount, as in a chroot.
    if (folder.toFile().getUsableSpace() < BYTES_NEEDED) {
      throw new IOException("not enough disk space for " + folder);
    }
    Path archive = archive();
    if (archive != null) {
      unpack(archive, folder);
    }
  }

  /**
   * Unpacks the files of the archive that are missing or incomplete. A file is moved into place
   * when it is complete, so its size is enough to check it. From its own jar, JavaFX would read
   * every library twice at each start to compare it with the unpacked file, which takes up to a
   * tenth of the time to the first window.
   *
   * @param archive a zip file with a folder for each library
   * @param folder contains these folders already
   */
  static void unpack(Path archive, Path folder) throws IOException {
    try (ZipFile zip = new ZipFile(archive.toFile())) {
      for (ZipEntry each : Collections.list(zip.entries())) {
        Path file = folder.resolve(each.getName());
        if (file.toFile().length() != each.getSize()) {
          try (InputStream content = zip.getInputStream(each)) {
            AtomicFiles.write(file, content.readAllBytes());
          }
        }
      }
    }
  }

  /** Creates the logger only when needed, since every start of the program runs this class. */
  private static void log(String message, IOException cause) {
    System.getLogger(NativeLibraries.class.getName()).log(Level.DEBUG, message, cause);
  }
}
