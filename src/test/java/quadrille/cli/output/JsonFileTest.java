package quadrille.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.records.files.Json;

class JsonFileTest {
  @TempDir Path folder;

  @Test
  void replacesTheFileAndLeavesNothingElse() throws Exception {
    Path path = folder.resolve("game.json");
    Files.writeString(path, "something older and longer than what comes now");

    new JsonFile(path).write(Json.object().put("game", "hex"));

    assertThat(path).hasContent("{\n  \"game\" : \"hex\"\n}\n");
    assertThat(folder).isDirectoryContaining(path::equals);
    assertThat(folder.toFile().list()).hasSize(1);
  }

  @Test
  void rejectsAMissingFolder() {
    assertThatThrownBy(() -> new JsonFile(folder.resolve("no/game.json")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("there is no folder");
  }

  @Test
  void rejectsAFolder() {
    assertThatThrownBy(() -> new JsonFile(folder))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("is a folder");
  }

  @Test
  void aBareNameIsInTheCurrentFolder() throws Exception {
    new JsonFile(Path.of("game.json"));
    assertThat(Path.of("game.json")).doesNotExist();
  }
}
