package quadrille.core;

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
public final class Natives {
  private static final String JAVAFX = "javafx.cachedir";
  private static final String SQLITE = "org.sqlite.tmpdir";

  /** The file of the package, for those that have one. */
  private static final String PACK = "quadrille.natives";

  private static final String JAVAFX_FROM = "java.library.path";
  private static final String SQLITE_FROM = "org.sqlite.lib.path";

  private static final List<String> PARTS = List.of("javafx", "sqlite");

  /** Twice of what both libraries unpack. */
  private static final long BYTES_NEEDED = 16 << 20;

  private static boolean prepared;

  private Natives() {}

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
    if (pack() != null
        || System.getProperty(JAVAFX) == null
        || System.getProperty(SQLITE) == null) {
      Path folder = folder();
      if (folder != null) {
        tell(folder.resolve("javafx").toString(), folder.resolve("sqlite").toString());
      }
    }
  }

  private static void tell(String javafx, String sqlite) {
    if (pack() != null) {
      String others = System.getProperty(JAVAFX_FROM, "");
      System.setProperty(JAVAFX_FROM, javafx + File.pathSeparator + others);
      System.getProperties().putIfAbsent(SQLITE_FROM, sqlite);
    }
    System.getProperties().putIfAbsent(JAVAFX, javafx);
    System.getProperties().putIfAbsent(SQLITE, sqlite);
  }

  private static @Nullable Path pack() {
    String file = System.getProperty(PACK);
    return file == null ? null : Path.of(file);
  }

  private static @Nullable Path folder() {
    try {
      return inCache(CacheFolder.find());
    } catch (IOException e) {
      log("no libraries in the cache folder", e);
    }
    try {
      return temporary();
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
  static Path inCache(Path cache) throws IOException {
    Path all = cache.resolve("natives");
    String ending = "-" + System.getProperty("os.arch");
    Path folder = all.resolve(Build.current().javafx() + ending);
    OwnerOnly.createFolders(all);
    NativesInUse.hold(folder);
    make(folder);
    try (Stream<Path> others = Files.list(all)) {
      others
          .filter(each -> each.toString().endsWith(ending) && !each.equals(folder))
          .forEach(NativesInUse::deleteUnused);
    }
    return folder;
  }

  private static Path temporary() throws IOException {
    Path folder = Files.createTempDirectory("quadrille");
    Runtime.getRuntime().addShutdownHook(new Thread(() -> deleteQuietly(folder)));
    make(folder);
    return folder;
  }

  private static void deleteQuietly(Path folder) {
    try {
      NativesInUse.delete(folder);
    } catch (IOException e) {
      log(folder + " stays", e);
    }
  }

  private static void make(Path folder) throws IOException {
    for (String part : PARTS) {
      OwnerOnly.createFolders(folder.resolve(part));
    }
    for (String part : PARTS) {
      OwnerOnly.checkCodeRuns(folder.resolve(part));
    }
    // Not of its file store, which is not to be found where the root is not a mount, as in a
    // chroot.
    if (folder.toFile().getUsableSpace() < BYTES_NEEDED) {
      throw new IOException("too little space is left for " + folder);
    }
    Path pack = pack();
    if (pack != null) {
      NativesPack.unpack(pack, folder);
    }
  }

  /** The log is opened only when there is something to be said: every start comes by here. */
  static void log(String what, IOException why) {
    System.getLogger(Natives.class.getName()).log(Level.DEBUG, what, why);
  }
}
