package quadrille.installer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import quadrille.core.BadInputException;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.formats.GameFormat;
import quadrille.games.FormatRoundTrip;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.records.files.GameFormats;

/** Tests the file types by which a Linux desktop recognises games. */
class MimeTypesTest {

  @Test
  void everyTypeHasTheMainExtensionOfAFormat() throws IOException {
    List<String> extensions = MimeTypes.all().stream().map(MimeTypes::extension).toList();
    assertThat(extensions).containsExactly("pdn", "sgf", "quad");
    assertThat(extensions)
        .allSatisfy(
            extension ->
                assertThat(GameFormats.ALL)
                    .extracting(each -> each.extensions().getFirst())
                    .contains(extension));
  }

  @Test
  void filesWeWriteAreRecognisedByContent() throws Exception {
    for (Element type : MimeTypes.all()) {
      GameFormat format = GameFormats.byFileName("a." + MimeTypes.extension(type)).orElseThrow();
      List<String> written = sampleFiles(format);
      assertThat(written).as(format.id()).isNotEmpty();
      for (String text : written) {
        assertThat(MimeTypes.matchesContent(type, text))
            .as("%s: %.300s", format.id(), text)
            .isTrue();
      }
    }
  }

  private static List<String> sampleFiles(GameFormat format) {
    List<String> texts = new ArrayList<>();
    for (GameModule room : Games.ALL) {
      Settings settings = Rules.defaults(room.game());
      for (int seed = 0; seed < 5; seed++) {
        try {
          texts.add(format.write(List.of(FormatRoundTrip.randomTree(room.game(), settings, seed))));
        } catch (BadInputException e) {
          // A format of one game rejects the others.
          assertThat(e.text()).isNotNull();
        }
      }
    }
    return texts;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;FF[4]GM[1]CA[UTF-8]SZ[19]KM[6.5];B[pd];W[dd])",
        "(;GM[1]FF[4]SZ[19];B[pd])",
        "(;SZ[19]GN[A game];B[pd])",
        "(;FF[4]GM[2]SZ[8];B[pd])"
      })
  void gamesOfGoAndOthelloAreNotTakenForHex(String text) throws IOException {
    assertThat(MimeTypes.matchesContent(typeOfExtension("sgf"), text)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;FF[4]EV[hex.ch.23.1.1]PB[a]PW[b]SZ[13]SO[https://littlegolem.net];W[a3];B[swap])",
        "(;AP[HexGui:0.9]FF[4]GM[11]SZ[11];B[c3])"
      })
  void gamesOfHexFromOtherProgramsAreRecognised(String text) throws IOException {
    assertThat(MimeTypes.matchesContent(typeOfExtension("sgf"), text)).isTrue();
  }

  @Test
  void hexHasPriorityOverGo() throws IOException {
    Element magic = Xml.descendants(typeOfExtension("sgf"), "magic").getFirst();
    assertThat(Integer.parseInt(magic.getAttribute("priority"))).isBetween(51, 79);
  }

  @Test
  void everyTypeHasAnInstalledIconAndANameInBothLanguages() throws IOException {
    for (Element type : MimeTypes.all()) {
      assertThat(Xml.descendants(type, "icon").getFirst().getAttribute("name"))
          .isEqualTo(InstallerNames.ID + "-file");
      assertThat(Xml.descendants(type, "sub-class-of")).hasSize(1);
      assertThat(Xml.descendants(type, "comment"))
          .extracting(each -> each.getAttribute("xml:lang"))
          .containsExactly("", "fr");
    }
    for (int size : AssetImages.SIZES) {
      assertThat(InstallerNames.LINUX.resolve("icons/quadrille-file-" + size + ".png")).exists();
    }
  }

  @Test
  void typeNamesAreUnregistered() throws IOException {
    assertThat(MimeTypes.names())
        .doesNotHaveDuplicates()
        .allMatch(e -> e.startsWith("application/x-"));
    assertThat(Files.readString(InstallerNames.MIME_TYPES)).startsWith("<?xml version=\"1.0\"");
  }

  private static Element typeOfExtension(String extension) throws IOException {
    return MimeTypes.all().stream()
        .filter(each -> MimeTypes.extension(each).equals(extension))
        .findFirst()
        .orElseThrow();
  }
}
