package quadrille.installer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import javax.swing.text.BadLocationException;
import javax.swing.text.Document;
import javax.swing.text.rtf.RTFEditorKit;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** Tests what the installers of Windows and macOS read besides their arguments. */
class InstallerTextsTest {

  @Test
  void windowsInstallerShowsOurLicence() throws IOException, BadLocationException {
    byte[] rtf = Files.readAllBytes(RichText.LICENCE);
    RTFEditorKit kit = new RTFEditorKit();
    Document document = kit.createDefaultDocument();
    kit.read(new ByteArrayInputStream(rtf), document, 0);
    assertThat(words(document.getText(0, document.getLength())))
        .isEqualTo(words(Files.readString(Path.of("LICENSE"))));
    assertThat(new String(rtf, StandardCharsets.US_ASCII))
        .isEqualTo(RichText.fromPlain(Files.readString(Path.of("LICENSE"))));
  }

  @Test
  void specialCharactersOfRichTextAreEscaped() throws IOException, BadLocationException {
    RTFEditorKit kit = new RTFEditorKit();
    Document document = kit.createDefaultDocument();
    String rtf = RichText.fromPlain("a {b} \\c\n  d\n\ne");
    kit.read(new ByteArrayInputStream(rtf.getBytes(StandardCharsets.US_ASCII)), document, 0);
    assertThat(document.getText(0, document.getLength()).strip()).isEqualTo("a {b} \\c d\ne");
  }

  private static List<String> words(String text) {
    return List.of(text.strip().split("\\s+"));
  }

  @Test
  void entitlementsAreGrantedPermissions() throws IOException {
    Element plist = Xml.read(InstallerNames.INSTALLER.resolve("macos/entitlements.plist"));
    assertThat(plist.getTagName()).isEqualTo("plist");
    assertThat(Xml.descendants(plist, "key"))
        .extracting(Element::getTextContent)
        .contains("com.apple.security.cs.allow-jit")
        .allMatch(each -> each.startsWith("com.apple.security.cs."));
    assertThat(Xml.descendants(plist, "true")).hasSameSizeAs(Xml.descendants(plist, "key"));
  }

  @Test
  void secondWindowsLauncherIsForTheTerminalOnly() throws IOException {
    Properties launcher =
        FileAssociationsTest.properties(
            InstallerNames.INSTALLER.resolve("windows/quadrille-cli.properties"));
    assertThat(launcher)
        .containsEntry("win-console", "true")
        .containsEntry("win-menu", "false")
        .containsEntry("win-shortcut", "false");
  }

  @Test
  void diskImageBackgroundIsNamedAfterTheProgram() throws IOException {
    Path folder = Path.of(ArgumentFile.read("macos/package.args").value("--resource-dir"));
    String name = ArgumentFile.read("macos/package.args").value("--name");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(each -> each.getFileName().toString()))
          .containsExactly(name + "-background.tiff");
    }
  }
}
