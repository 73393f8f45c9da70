package quadrille.installer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** Tests what a Linux software centre shows about the program. */
class MetainfoTest {
  private static final Pattern RELEASE =
      Pattern.compile("(?m)^## \\[(\\d+\\.\\d+\\.\\d+)] - (\\d{4}-\\d{2}-\\d{2})$");

  private Element component;

  @BeforeEach
  void read() throws IOException {
    component = Xml.read(InstallerNames.METAINFO);
  }

  @Test
  void namesTheMenuEntryAndTheInstalledCommand() throws IOException {
    assertThat(component.getTagName()).isEqualTo("component");
    assertThat(component.getAttribute("type")).isEqualTo("desktop-application");
    assertThat(Xml.text(component, "id")).isEqualTo(InstallerNames.ID);
    assertThat(Xml.text(component, "name")).isEqualTo(InstallerNames.NAME);
    assertThat(Xml.text(component, "launchable")).isEqualTo(InstallerNames.ID + ".desktop");
    assertThat(Xml.text(component, "icon")).isEqualTo(InstallerNames.ID);
    assertThat(Xml.text(component, "binary")).isEqualTo(InstallerNames.COMMAND);
    assertThat(Xml.descendants(component, "mediatype"))
        .extracting(Element::getTextContent)
        .containsExactlyElementsOf(MimeTypes.names());
    assertThat(Xml.text(component, "project_license")).isEqualTo("Apache-2.0");
  }

  @Test
  void everySentenceIsFollowedByItsTranslation() {
    for (String name : List.of("summary", "p", "li")) {
      List<Element> all = Xml.descendants(component, name);
      assertThat(all).as(name).isNotEmpty();
      for (int i = 0; i < all.size(); i++) {
        assertThat(all.get(i).getAttribute("xml:lang")).isEqualTo(i % 2 == 0 ? "" : "fr");
        assertThat(all.get(i).getTextContent()).isNotBlank();
      }
      assertThat(all.size() % 2).isZero();
    }
  }

  @Test
  void summaryIsTheCommentOfTheMenuEntry() throws IOException {
    assertThat(Files.readString(InstallerNames.DESKTOP_ENTRY))
        .contains("Comment=" + Xml.text(component, "summary") + "\n");
  }

  @Test
  void newestReleaseIsTheVersionOfThePom() throws IOException {
    Element newest = Xml.descendants(component, "release").getFirst();
    assertThat(newest.getAttribute("version")).isEqualTo(InstallerNames.pomProperty("revision"));
    assertThat(InstallerNames.pomProperty("project.build.outputTimestamp"))
        .startsWith(newest.getAttribute("date"));
  }

  @Test
  void releasesAreThoseOfTheChangelog() throws IOException {
    String changelog = Files.readString(Path.of("CHANGELOG.md"));
    List<String> released =
        RELEASE.matcher(changelog).results().map(MetainfoTest::versionAndDate).toList();
    List<String> listed =
        Xml.descendants(component, "release").stream()
            .filter(each -> !each.getAttribute("type").equals("development"))
            .map(each -> each.getAttribute("version") + " " + each.getAttribute("date"))
            .toList();
    assertThat(listed).containsExactlyElementsOf(released);
  }

  private static String versionAndDate(MatchResult release) {
    return release.group(1) + " " + release.group(2);
  }
}
