package quadrille.installer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import quadrille.app.App;

/** Tests the entry in the menu of a Linux desktop. */
class DesktopEntryTest {
  private final Map<String, String> entry = new LinkedHashMap<>();

  @BeforeEach
  void read() throws IOException {
    List<String> lines = Files.readAllLines(InstallerNames.DESKTOP_ENTRY);
    assertThat(lines.getFirst()).isEqualTo("[Desktop Entry]");
    for (String line : lines.subList(1, lines.size())) {
      String[] parts = line.split("=", 2);
      assertThat(parts).as(line).hasSize(2);
      assertThat(entry.put(parts[0], parts[1])).as("%s twice", parts[0]).isNull();
    }
  }

  @Test
  void startsTheProgramWithTheOpenedFile() {
    assertThat(entry)
        .containsEntry("Type", "Application")
        .containsEntry("Name", InstallerNames.NAME)
        .containsEntry("Exec", InstallerNames.COMMAND + " %f")
        .containsEntry("TryExec", InstallerNames.COMMAND)
        .containsEntry("Icon", InstallerNames.ID)
        .containsEntry("Terminal", "false");
  }

  @Test
  void windowClassIsTheApplicationClass() {
    assertThat(entry).containsEntry("StartupWMClass", App.class.getName());
  }

  @Test
  void opensAllFileTypes() throws IOException {
    assertThat(list("MimeType")).containsExactlyElementsOf(MimeTypes.names());
  }

  @Test
  void visibleTextsAreTranslatedIntoFrench() {
    for (String key : List.of("GenericName", "Comment", "Keywords")) {
      assertThat(entry.get(key + "[fr]")).as(key).isNotBlank().isNotEqualTo(entry.get(key));
    }
    assertThat(list("Keywords[fr]")).doesNotHaveDuplicates().contains("dames");
    assertThat(list("Keywords")).doesNotHaveDuplicates().contains("draughts", "checkers");
  }

  @Test
  void listsEndWithASemicolon() {
    assertThat(list("Categories")).containsExactly("Game", "BoardGame");
  }

  private List<String> list(String key) {
    assertThat(entry.get(key)).as(key).endsWith(";");
    return List.of(entry.get(key).split(";"));
  }
}
