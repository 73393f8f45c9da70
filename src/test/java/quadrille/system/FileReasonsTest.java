package quadrille.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class FileReasonsTest {
  @TempDir Path folder;

  @Test
  void theReasonsOfTheSystemAreToldInPlainWords() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));

    assertThat(reason(() -> Files.readAllBytes(folder))).isEqualTo("it is a folder");
    assertThat(reason(() -> new FileInputStream(folder.toFile()))).isEqualTo("it is a folder");
    assertThat(reason(() -> new FileInputStream(folder.resolve("gone").toFile())))
        .isEqualTo("there is no such file or folder");
    assertThat(reason(() -> Files.createDirectory(file.resolve("below"))))
        .isEqualTo("one of its folders is a file");
  }

  private static String reason(ThrowingCallable failing) {
    return FileReasons.of(catchThrowableOfType(IOException.class, failing));
  }
}
