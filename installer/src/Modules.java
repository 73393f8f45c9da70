import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes each library of a linked image into a jar: {@code java Modules.java IMAGE TO TIME}. In the
 * image, jlink has already removed the libraries' debug information.
 *
 * <p>Most jars are uncompressed, because the package is compressed as a whole, which saves more.
 * Only jars whose classes a start finds in its cache are compressed. The jars are reproducible byte
 * for byte. They leave out what is not used: SQLite's code for other systems, and unused themes.
 *
 * <p>On Linux the native code goes into a separate file, {@code natives.zip} next to the folder of
 * the jars, which the program unpacks. On other systems the libraries unpack it themselves.
 */
final class Modules {
  private static final Pattern NOT_SHIPPED = Pattern.compile("(java|jdk)[.].*|quadrille");
  private static final Pattern CACHED =
      Pattern.compile(
          "(atlantafx|info[.]picocli|javafx[.](fxml|swing)|org[.](controlsfx|kordamp|xerial)|tools[.]jackson).*");
  private static final String LEFT_OUT =
      "org/sqlite/native/(?!%s/%s/).*"
          + "|atlantafx/base/theme/(?!primer-).*[.](css|bss)"
          + "|com/sun/javafx/scene/control/skin/caspian/.*";

  /** Native libraries by the folder that they are unpacked to. */
  private static final Map<String, Pattern> NATIVES =
      Map.of(
          "javafx", Pattern.compile("(lib[a-z0-9_]+[.]so)"),
          "sqlite", Pattern.compile("org/sqlite/native/Linux/.*/(libsqlitejdbc[.]so)"));

  private final Pattern leftOut;
  private final LocalDateTime time;
  private final TreeMap<String, Path> natives = new TreeMap<>();

  private Modules(Instant time) {
    String system = System.getProperty("os.name").split(" ")[0];
    String processor = System.getProperty("os.arch").replace("amd64", "x86_64");
    leftOut = Pattern.compile(LEFT_OUT.formatted(system, processor));
    this.time = LocalDateTime.ofInstant(time, ZoneOffset.UTC);
  }

  public static void main(String[] arguments) throws IOException {
    Modules modules = new Modules(Instant.parse(arguments[2]));
    Path to = Files.createDirectories(Path.of(arguments[1]));
    FileSystem image =
        FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", arguments[0]));
    try (Stream<Path> all = Files.list(image.getPath("/modules"))) {
      for (Path each : all.toList()) {
        String name = each.getFileName().toString();
        if (!NOT_SHIPPED.matcher(name).matches()) {
          modules.write(
              modules.files(each), to.resolve(name + ".jar"), CACHED.matcher(name).matches());
        }
      }
    }
    if (!modules.natives.isEmpty()) {
      modules.write(modules.natives, to.resolveSibling("natives.zip"), false);
    }
  }

  /** The files in the jar of a module, by name. */
  private Map<String, Path> files(Path module) throws IOException {
    TreeMap<String, Path> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(module)) {
      all.filter(Files::isRegularFile)
          .forEach(each -> files.put(module.relativize(each).toString(), each));
    }
    files.keySet().removeIf(name -> leftOut.matcher(name).matches());
    files.entrySet().removeIf(each -> isNative(each.getKey(), each.getValue()));
    return files;
  }

  private boolean isNative(String name, Path file) {
    for (var each : NATIVES.entrySet()) {
      Matcher matcher = each.getValue().matcher(name);
      if (matcher.matches()) {
        natives.put(each.getKey() + "/" + matcher.group(1), file);
        return true;
      }
    }
    return false;
  }

  private void write(Map<String, Path> files, Path jar, boolean compressed) throws IOException {
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.setLevel(Deflater.BEST_COMPRESSION);
      for (var each : files.entrySet()) {
        put(out, each.getKey(), Files.readAllBytes(each.getValue()), compressed);
      }
    }
  }

  private void put(ZipOutputStream out, String name, byte[] content, boolean compressed)
      throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(time);
    if (!compressed) {
      CRC32 sum = new CRC32();
      sum.update(content);
      entry.setMethod(ZipEntry.STORED);
      entry.setSize(content.length);
      entry.setCrc(sum.getValue());
    }
    out.putNextEntry(entry);
    out.write(content);
    out.closeEntry();
  }
}
