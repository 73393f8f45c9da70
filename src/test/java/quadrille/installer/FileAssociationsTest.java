package quadrille.installer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;

/** Tests that Windows and macOS know the same file types as Linux. */
class FileAssociationsTest {
  private static final Set<String> KEYS = Set.of("extension", "mime-type", "description", "icon");

  /** Keys for macOS that jpackage's help does not list. */
  private static final Set<String> KEYS_OF_MACOS =
      Set.of("mac.LSHandlerRank", "mac.CFBundleTypeRole", "mac.UTTypeConformsTo");

  @ParameterizedTest
  @CsvSource({"windows/package.args, .ico", "macos/image.args, .icns"})
  void fileTypesAreThoseOfLinux(String arguments, String icons) throws IOException {
    List<Properties> associations = associations(arguments);
    List<Element> types = MimeTypes.all();
    assertThat(associations).hasSameSizeAs(types);
    for (int i = 0; i < types.size(); i++) {
      Properties each = associations.get(i);
      assertThat(each.getProperty("extension")).isEqualTo(MimeTypes.extension(types.get(i)));
      assertThat(each.getProperty("mime-type")).isEqualTo(types.get(i).getAttribute("type"));
      assertThat(each.getProperty("description")).isEqualTo(Xml.text(types.get(i), "comment"));
      assertThat(Path.of(each.getProperty("icon"))).exists();
      assertThat(each.getProperty("icon")).endsWith(icons);
    }
  }

  @Test
  void everyKeyIsKnownToJpackage() throws IOException {
    assertThat(associations("windows/package.args")).allMatch(each -> each.keySet().equals(KEYS));
    assertThat(associations("macos/image.args"))
        .allMatch(each -> each.keySet().containsAll(KEYS))
        .allMatch(
            each ->
                each.keySet().stream()
                    .allMatch(e -> KEYS.contains(e) || KEYS_OF_MACOS.contains(e)));
  }

  @Test
  void everyFileTypeHasItsOwnIconOnMacOs() throws IOException {
    assertThat(associations("macos/image.args"))
        .extracting(each -> each.getProperty("icon"))
        .doesNotHaveDuplicates();
  }

  @Test
  void onlyOurOwnFileTypeIsClaimedOnMacOs() throws IOException {
    assertThat(associations("macos/image.args"))
        .extracting(each -> each.getProperty("mac.LSHandlerRank"))
        .containsExactly("Alternate", "Alternate", "Owner");
  }

  private static List<Properties> associations(String arguments) throws IOException {
    List<Properties> associations = new ArrayList<>();
    for (String file : ArgumentFile.read(arguments).values("--file-associations")) {
      associations.add(properties(Path.of(file)));
    }
    return associations;
  }

  static Properties properties(Path file) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    return properties;
  }
}
