package quadrille.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class AtomicFilesTest {
  @TempDir Path folder;

  @Test
  void replacesAFileAndLeavesNothingElse() throws Exception {
    Path file = folder.resolve("game.json");
    AtomicFiles.writeString(file, "something older and longer");
    AtomicFiles.writeString(file, "new");

    assertThat(file).hasContent("new");
    assertThat(folder.toFile().list()).containsExactly("game.json");
  }

  @Test
  void aFailedWriteLeavesTheOldFile() throws Exception {
    Path file = Files.createDirectory(folder.resolve("taken"));

    assertThatThrownBy(() -> AtomicFiles.writeString(file, "new")).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> AtomicFiles.writeString(folder.resolve("no/file"), "new"))
        .isInstanceOf(IOException.class);
    assertThat(folder.toFile().list()).containsExactly("taken");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aPrivateFileCanOnlyBeReadByItsOwner() throws Exception {
    Path file = folder.resolve("preferences.json");
    AtomicFiles.writePrivate(file, "old");
    AtomicFiles.writePrivate(file, "new");

    assertThat(file).hasContent("new");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkStaysAndItsFileIsReplaced() throws Exception {
    Path file = Files.writeString(folder.resolve("game.json"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), file);
    AtomicFiles.writeString(link, "new");

    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("new");
  }

  @Test
  void severalThreadsMayWriteTheSameFile() throws Exception {
    Path file = folder.resolve("shared");
    List<Future<?>> writes = new ArrayList<>();
    try (var executor = Executors.newFixedThreadPool(4)) {
      for (int i = 0; i < 40; i++) {
        String text = Integer.toString(i).repeat(1000);
        writes.add(
            executor.submit(
                () -> {
                  AtomicFiles.writeString(file, text);
                  return null;
                }));
      }
      for (Future<?> write : writes) {
        write.get();
      }
    }

    String text = Files.readString(file);
    assertThat(text).isEqualTo(text.substring(0, text.length() / 1000).repeat(1000));
    assertThat(folder.toFile().list()).containsExactly("shared");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void writesToADeviceWithoutReplacingIt() throws Exception {
    Path device = Path.of("/dev/null");

    AtomicFiles.writeString(device, "nothing");

    assertThat(Files.isRegularFile(device)).isFalse();
  }
}
