package quadrille.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.updates.UpdateCheckState;
import quadrille.board.skin.BoardPreferences;

class PreferencesFileTest {
  private static final SavedPreferences SOME =
      new SavedPreferences(
          Theme.DARK,
          Language.FRENCH,
          Motion.SLOW,
          false,
          true,
          false,
          false,
          false,
          Map.of(
              "dames",
              new GameSetup(
                  "russian",
                  Map.of("menRows", "2"),
                  new SeatChoice(false, "Zoé", 2),
                  new SeatChoice(true, "", 8, "kirchhoff"),
                  Starter.LOT,
                  TimeControl.TOTAL_10M)),
          new WindowBounds(-1000, 20.5, 800, 600, true),
          new PresentationPreferences(
              TextSize.LARGEST,
              0,
              Map.of("hex", new BoardPreferences("slate", Map.of("orientation", "lying"))),
              true,
              true,
              "Hex: Ada vs. Ben",
              true,
              0.7),
          80,
          false,
          new UpdateCheckState(true, Instant.parse("2026-11-20T19:00:00Z"), "1.2.0"),
          new NetworkPreferences("Zoé", "192.168.1.5:7411", "0123456789abcdef", 2));

  @TempDir private Path folder;

  private PreferencesFile file() {
    return new PreferencesFile(folder.resolve("new"));
  }

  private Path path() {
    return folder.resolve("new").resolve("preferences.json");
  }

  @Test
  void theFirstStartHasDefaults() {
    assertThat(file().read()).isEqualTo(SavedPreferences.DEFAULTS);
  }

  @Test
  void writtenPreferencesAreReadBack() {
    file().write(SOME);
    assertThat(file().read()).isEqualTo(SOME);
  }

  @Test
  void preferencesWithoutAWindowAreReadBack() {
    file().write(SavedPreferences.DEFAULTS);
    assertThat(file().read()).isEqualTo(SavedPreferences.DEFAULTS);
  }

  @Test
  void noTemporaryFileRemains() throws IOException {
    file().write(SOME);
    file().write(SavedPreferences.DEFAULTS);
    try (var files = Files.list(path().getParent())) {
      assertThat(files).containsExactly(path());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "nonsense",
        "{\"theme\": \"PLAID\"}",
        "{\"theme\": null}",
        "{\"window\": {\"x\": 0, \"y\": 0, \"width\": 10, \"height\": 10, \"maximized\": false}}",
        "{\"setups\": {\"hex\": {\"one\": null}}}"
      })
  void anUnreadableFileIsSetAside(String content) throws IOException {
    file().write(SOME);
    Files.writeString(path(), content);
    assertThat(file().read()).isEqualTo(SavedPreferences.DEFAULTS);
    assertThat(path()).doesNotExist();
    assertThat(path().resolveSibling("preferences.broken.json")).hasContent(content);
  }

  @Test
  void whatCanBeReadOfAFileOfALaterVersionIsKept() throws IOException {
    file().write(SOME);
    Files.writeString(
        path(),
        Files.readString(path())
            .replace("\"SLOW\"", "\"WARP\"")
            .replace("\"LARGEST\"", "\"HUGE\"")
            .replace("\"setups\" : {", "\"setups\" : { \"hex\" : { \"one\" : 7 },"));

    SavedPreferences read = file().read();

    assertThat(read.motion()).isEqualTo(Motion.NORMAL);
    assertThat(read.theme()).isEqualTo(Theme.DARK);
    assertThat(read.comfort().textSize()).isEqualTo(TextSize.USUAL);
    assertThat(read.comfort().volume()).isZero();
    assertThat(read.setups()).isEqualTo(SOME.setups());
    assertThat(read.network()).isEqualTo(SOME.network());
    assertThat(path().resolveSibling("preferences.broken.json")).exists();
  }

  @Test
  void valuesMissingFromAnOlderFileAreDefaults() throws IOException {
    file().write(SOME);
    Files.writeString(path(), "{\"theme\": \"DARK\", \"forgotten\": 1}");
    SavedPreferences read = file().read();
    assertThat(read.theme()).isEqualTo(Theme.DARK);
    assertThat(read.motion()).isEqualTo(Motion.NORMAL);
    assertThat(read.setups()).isEmpty();
  }

  @Test
  void aSeatOfAnOlderFileHasNoBot() throws IOException {
    file().write(SOME);
    String seat = "{\"machine\": true, \"name\": \"\", \"level\": 2}";
    Files.writeString(
        path(),
        ("{\"setups\": {\"hex\": {\"options\": {}, \"one\": SEAT, \"two\": SEAT,"
                + " \"starter\": \"ONE\", \"clock\": \"NONE\"}}}")
            .replace("SEAT", seat));
    assertThat(file().read().setups())
        .hasEntrySatisfying(
            "hex", hex -> assertThat(hex.one()).isEqualTo(new SeatChoice(true, "", 2)));
  }

  @Test
  void aFolderThatCannotBeCreatedStopsNothing() throws IOException {
    Files.writeString(folder.resolve("new"), "in the way");
    file().write(SOME);
    assertThat(file().read()).isEqualTo(SavedPreferences.DEFAULTS);
  }
}
