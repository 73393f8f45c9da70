package quadrille.match.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineProcessTest {
  @TempDir Path folder;

  @Test
  void findsAProgramAsTheSystemDoes() throws Exception {
    Files.createFile(folder.resolve("scan.exe"));
    String inFolder = folder.resolve("scan").toString();

    assertThat(EngineProcess.isThere("scan", folder.toString(), ".exe")).isTrue();
    assertThat(EngineProcess.isThere(inFolder, "", ".exe")).isTrue();
    assertThat(EngineProcess.isThere("scan.exe", folder.toString(), "")).isTrue();
    assertThat(EngineProcess.isThere("scan", folder.toString(), "")).isFalse();
    assertThat(EngineProcess.isThere(inFolder, folder.toString(), "")).isFalse();
  }
}
