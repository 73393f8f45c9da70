package quadrille.system;

import java.io.File;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tells the libraries that bring code of the system along where to unpack it, or unpacks it for
 * them where a package has it in a file of its own. JavaFX would choose a folder of its own in the
 * user's home, and SQLite the one for temporary files, which all users share.
 */
public final class NativeLibraries {
  private static final String JAVAFX = "javafx.cachedir";
  private static final String SQLITE = "org.sqlite.tmpdir";

  /** The file of the package, for those that have one. */
  private static final String ARCHIVE = "quadrille.natives";

  private static final String JAVAFX_LIBRARY_PATH = "java.library.path";
  private static final String SQLITE_LIBRARY_PATH = "org.sqlite.lib.path";

  private static final List<String> LIBRARIES = List.of("javafx", "sqlite");

  /** Twice of what both libraries unpack. */
  private static final long BYTES_NEEDED = 16 << 20;

  private static boolean prepared;

  private NativeLibraries() {}

  /**
   * Has to be called before JavaFX or SQLite are used; later calls do nothing. Where nothing can be
   * unpacked in the cache folder, a temporary one serves until the program ends; where not even
   * that can be made, the libraries do as they would. Properties that are set stay as they are.
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
      log("no libraries in the cache folder", e);
    }
    try {
      return createTemporary();
    } catch (IOException e) {
      log("no libraries in a temporary folder", e);
      return null;
    }
  }

  /**
   * A folder for this version of JavaFX, so that none meets the libraries of another, and for this
   * kind of processor, since machines may share a home. Those of other versions are deleted.
   *
   * @throws IOException if libraries cannot be unpacked and run there
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
      log(folder + " stays", e);
    }
  }

  private static void fill(Path folder) throws IOException {
    for (String part : LIBRARIES) {
      OwnerOnlyFolders.createFolders(folder.resolve(part));
    }
    for (String part : LIBRARIES) {
      OwnerOnlyFolders.checkExecutable(folder.resolve(part));
    }
    // Not of its file store, which is not to be found where the root is not a mount, as in a
    // chroot.
    if (folder.toFile().getUsableSpace() < BYTES_NEEDED) {
      throw new IOException("too little space is left for " + folder);
    }
    Path pack = archive();
    if (pack != null) {
      NativeLibraryArchive.unpack(pack, folder);
    }
  }

  /** The log is opened only when there is something to be said: every start comes by here. */
  private static void log(String what, IOException why) {
    System.getLogger(NativeLibraries.class.getName()).log(Level.DEBUG, what, why);
  }
}
