package quadrille.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class NativeLibrariesTest {
  private static final String ENDING = "-" + System.getProperty("os.arch");

  @TempDir Path home;

  @Test
  void theFolderIsNamedAfterTheJavaFxVersion() throws IOException {
    Path folder = NativeLibraries.createInCache(home);

    assertThat(folder)
        .isEqualTo(home.resolve("natives").resolve(BuildInfo.current().javafxVersion() + ENDING));
    assertThat(folder.resolve("javafx")).isEmptyDirectory();
    assertThat(folder.resolve("sqlite")).isEmptyDirectory();
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void onlyTheOwnerCanReadTheFolders() throws IOException {
    Path cache = home.resolve("caches/quadrille");
    Path folder = NativeLibraries.createInCache(cache);

    for (Path each : List.of(folder.resolve("javafx"), folder, home.resolve("caches"))) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)))
          .isEqualTo("rwx------");
    }
  }

  @Test
  void theFolderOfAnotherVersionIsDeleted() throws IOException {
    Path old = older("1.0" + ENDING);
    Path folder = NativeLibraries.createInCache(home);

    assertThat(old).doesNotExist();
    assertThat(home.resolve("natives"))
        .isDirectoryNotContaining(each -> each.getFileName().toString().startsWith("1.0"));
    assertThat(folder).exists();
  }

  @Test
  void theFolderOfAnotherProcessorIsKept() throws IOException {
    Path other = older("1.0-pdp11");
    NativeLibraries.createInCache(home);

    assertThat(other.resolve("javafx/libglass.so")).exists();
  }

  @Test
  void aFolderInUseIsKeptUntilItsProgramEnds() throws Exception {
    Path old = older("1.0" + ENDING);
    Process program = program(old);
    try {
      assertThat(program.inputReader().readLine()).isEqualTo("held");
      NativeLibraries.createInCache(home);
      assertThat(old.resolve("javafx/libglass.so")).exists();
    } finally {
      program.destroyForcibly().waitFor();
    }
    NativeFolderLocks.deleteUnused(old);
    assertThat(old).doesNotExist();
  }

  @Test
  void anUnwritableCacheFolderIsRejected() throws IOException {
    Path file = Files.createFile(home.resolve("a file"));

    assertThatThrownBy(() -> NativeLibraries.createInCache(file)).isInstanceOf(IOException.class);
  }

  @Test
  void unpackingKeepsCompleteFiles() throws IOException {
    Path archive = archive("javafx/libglass.so", "the code");
    Path file = Files.createDirectories(home.resolve("to/javafx")).resolve("libglass.so");

    NativeLibraries.unpack(archive, home.resolve("to"));
    assertThat(file).hasContent("the code");

    FileTime old = FileTime.fromMillis(0);
    Files.setLastModifiedTime(file, old);
    NativeLibraries.unpack(archive, home.resolve("to"));
    assertThat(Files.getLastModifiedTime(file)).isEqualTo(old);
    assertThat(file.getParent()).isDirectoryContaining(each -> each.equals(file));
  }

  @Test
  void anIncompleteFileIsUnpackedAgain() throws IOException {
    Path file = Files.createDirectories(home.resolve("javafx")).resolve("libglass.so");
    Files.writeString(file, "the co");

    NativeLibraries.unpack(archive("javafx/libglass.so", "the code"), home);

    assertThat(file).hasContent("the code");
  }

  @Test
  void anInvalidArchiveIsRejected() throws IOException {
    Path invalid = Files.writeString(home.resolve("natives.zip"), "no zip file");

    assertThatThrownBy(() -> NativeLibraries.unpack(invalid, home)).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> NativeLibraries.unpack(home.resolve("missing"), home))
        .isInstanceOf(IOException.class);
  }

  private Path archive(String name, String content) throws IOException {
    Path archive = home.resolve("natives.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(archive))) {
      out.putNextEntry(new ZipEntry(name));
      out.write(content.getBytes(StandardCharsets.UTF_8));
    }
    return archive;
  }

  private Path older(String name) throws IOException {
    Path folder = home.resolve("natives").resolve(name);
    Files.createDirectories(folder.resolve("javafx"));
    Files.writeString(folder.resolve("javafx/libglass.so"), "old");
    return folder;
  }

  /** Starts a program that keeps a folder in use until it ends. */
  private static Process program(Path folder) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Holder.class.getName(),
            folder.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** The program started by {@link #program}. */
  static final class Holder {
    public static void main(String[] arguments) throws IOException {
      NativeFolderLocks.lock(Path.of(arguments[0]));
      System.out.println("held");
      System.out.flush();
      System.in.read();
    }
  }
}
