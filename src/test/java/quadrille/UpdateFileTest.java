package quadrille;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quadrille.system.BuildInfo;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests the script of the release workflow that writes the file for update checks. */
class UpdateFileTest {
  private static final String PAGE = "https://example.org/quadrille/releases/tag/v1.2.0";
  private static final String METADATA =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <component><description><p>Not this.</p></description><releases>
        <release version="1.2.0"><description>
          <p>The "best"
             so far: C:\\games.</p>
          <p xml:lang="fr">La « meilleure » à ce jour.</p>
          <ul><li>Faster</li><li xml:lang="fr">Plus rapide</li></ul>
        </description></release>
        <release version="1.1.0"><description><p>Nor this.</p></description></release>
      </releases></component>
      """;

  @TempDir Path folder;

  @Test
  void containsTheNotesInEachLanguage() throws Exception {
    JsonNode written = JsonMapper.shared().readTree(write(METADATA, "1.2.0", 0));

    assertThat(written.get("version").asString()).isEqualTo("1.2.0");
    assertThat(written.get("page").asString()).isEqualTo(PAGE);
    assertThat(written.get("notes").get("en").asString())
        .isEqualTo("The \"best\" so far: C:\\games.\nFaster");
    assertThat(written.get("notes").get("fr").asString())
        .isEqualTo("La « meilleure » à ce jour.\nPlus rapide");
  }

  @Test
  void aReleaseWithoutNotesIsRejected() throws Exception {
    assertThat(write(METADATA, "3.0.0", 1)).contains("has no release 3.0.0.");
  }

  @Test
  void theMetadataNamesThisVersion() throws Exception {
    Path metadata = Path.of("installer/linux/io.github.quadrille.Quadrille.metainfo.xml");

    assertThat(write(Files.readString(metadata), BuildInfo.current().version(), 0)).contains(PAGE);
  }

  private String write(String metadata, String version, int status)
      throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("metainfo.xml"), metadata);
    Process program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // It mostly compiles itself, for which the second compiler does not pay off.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dstdout.encoding=UTF-8",
                "installer/src/UpdateFile.java",
                file.toString(),
                version,
                PAGE)
            .redirectErrorStream(true)
            .start();
    String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(program.waitFor()).as(said).isEqualTo(status);
    return said;
  }
}
