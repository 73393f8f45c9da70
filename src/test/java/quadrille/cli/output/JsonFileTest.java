package quadrille.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.records.files.Json;

class JsonFileTest {
  @TempDir Path folder;
  private final StringWriter out = new StringWriter();

  private JsonFile file(Path path) throws CommandFailedException {
    return file(path.toString());
  }

  private JsonFile file(String name) throws CommandFailedException {
    PrintWriter writer = new PrintWriter(out);
    return new JsonFile(
        new Terminal(InputStream.nullInputStream(), StandardCharsets.UTF_8, writer, writer), name);
  }

  @Test
  void replacesTheFileAndLeavesNothingElse() throws Exception {
    Path path = folder.resolve("game.json");
    Files.writeString(path, "something older and longer than what comes now");

    file(path).write(Json.object().put("game", "hex"));

    assertThat(path).hasContent("{\n  \"game\" : \"hex\"\n}\n");
    assertThat(folder).isDirectoryContaining(path::equals);
    assertThat(folder.toFile().list()).hasSize(1);
  }

  @Test
  void rejectsAMissingFolder() {
    assertThatThrownBy(() -> file(folder.resolve("no/game.json")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("there is no folder");
  }

  @Test
  void rejectsAFolder() {
    assertThatThrownBy(() -> file(folder))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("is a folder");
  }

  @Test
  void aBareNameIsInTheCurrentFolder() throws Exception {
    file("game.json");
    assertThat(Path.of("game.json")).doesNotExist();
  }

  @Test
  void aHyphenIsStandardOutput() throws Exception {
    file("-").write(Json.object().put("game", "hex"));

    assertThat(out).hasToString("{\n  \"game\" : \"hex\"\n}\n");
    assertThat(Path.of("-")).doesNotExist();
  }
}
