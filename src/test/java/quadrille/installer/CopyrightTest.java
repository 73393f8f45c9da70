package quadrille.installer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the list of authors and licences, a file in Debian's machine-readable format. */
class CopyrightTest {
  /** Where the build puts the libraries of the program. */
  private static final Path MODULES = Path.of("target/modules");

  private List<Map<String, String>> paragraphs = List.of();

  @BeforeEach
  void read() throws IOException {
    paragraphs =
        Stream.of(Files.readString(InstallerNames.COPYRIGHT).split("\n\n+"))
            .map(CopyrightTest::fields)
            .toList();
  }

  /** The fields of a paragraph; a line that continues a field begins with a space. */
  private static Map<String, String> fields(String paragraph) {
    Map<String, String> fields = new TreeMap<>();
    String name = "";
    for (String line : paragraph.lines().toList()) {
      assertThat(line).matches("[A-Z][A-Za-z-]+:.*| .*\\S");
      if (line.startsWith(" ")) {
        fields.merge(name, line.substring(1), (before, more) -> before + "\n" + more);
      } else {
        name = line.substring(0, line.indexOf(':'));
        assertThat(fields.put(name, line.substring(name.length() + 1).strip())).isNull();
      }
    }
    return fields;
  }

  @Test
  void hasDebiansFormat() {
    assertThat(paragraphs.getFirst())
        .containsEntry(
            "Format", "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/")
        .containsEntry("Upstream-Name", InstallerNames.NAME);
    assertThat(files().getFirst()).containsEntry("Files", "*");
    assertThat(files())
        .allMatch(each -> each.keySet().containsAll(List.of("Copyright", "License")));
    assertThat(paragraphs.size()).isEqualTo(1 + files().size() + licences().size());
  }

  @Test
  void namedLicencesAreExactlyTheOnesWithText() {
    List<String> named = files().stream().map(each -> each.get("License")).distinct().toList();
    List<String> written =
        licences().stream()
            .map(each -> first(Objects.requireNonNull(each.get("License"))))
            .toList();
    assertThat(written).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(named);
    assertThat(licences()).allMatch(each -> each.get("License").lines().count() > 2);
  }

  @Test
  void everyLibraryIsListed() throws IOException {
    try (Stream<Path> jars = Files.list(MODULES)) {
      for (Path jar : jars.toList()) {
        String name = "modules/" + jar.getFileName();
        assertThat(ofModules()).as(name).anyMatch(each -> matches(each, name));
      }
    }
  }

  @Test
  void everyListedLibraryIsUsed() throws IOException {
    List<String> names;
    try (Stream<Path> jars = Files.list(MODULES)) {
      names = jars.map(jar -> "modules/" + jar.getFileName()).toList();
    }
    for (String pattern : ofModules()) {
      String jar = pattern.replaceFirst("\\.jar.*", ".jar");
      assertThat(names).as(pattern).anyMatch(each -> matches(jar, each));
    }
  }

  @Test
  void fontAndRuntimeAreListed() {
    assertThat(patterns()).contains("assets/fonts/*", "runtime/*");
  }

  @Test
  void longLicenceTextsAreShipped() throws IOException {
    Path licences = InstallerNames.INSTALLER.resolve("licences");
    assertThat(licences.resolve("Apache-2.0.txt")).hasSameTextualContentAs(Path.of("LICENSE"));
    assertThat(Files.readString(licences.resolve("GPL-2.0-with-classpath-exception.txt")))
        .contains("Version 2, June 1991", "\"CLASSPATH\" EXCEPTION TO THE GPL");
  }

  private List<Map<String, String>> files() {
    return paragraphs.stream().filter(each -> each.containsKey("Files")).toList();
  }

  private List<Map<String, String>> licences() {
    return paragraphs.stream()
        .filter(each -> each.containsKey("License") && !each.containsKey("Files"))
        .toList();
  }

  private List<String> patterns() {
    return files().stream().flatMap(each -> each.get("Files").lines()).map(String::strip).toList();
  }

  /** Without the star, which covers all other files. */
  private List<String> ofModules() {
    return patterns().stream().filter(each -> each.startsWith("modules/")).toList();
  }

  private static String first(String text) {
    return text.lines().findFirst().orElseThrow();
  }

  /** A star matches anything, as in Debian's format. */
  private static boolean matches(String pattern, String name) {
    String regex =
        Stream.of(pattern.split("\\*", -1))
            .map(Pattern::quote)
            .reduce((left, right) -> left + ".*" + right)
            .orElseThrow();
    return name.matches(regex);
  }
}
