package quadrille.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class BuildInfoTest {
  private static final String COMMIT = "8797b1260b1f832aea6791c7fc721c5f1147ce6c";

  @Test
  void theVersionMatchesThePom() throws IOException {
    Matcher written =
        Pattern.compile("<revision>(.+)</revision>").matcher(Files.readString(Path.of("pom.xml")));
    assertThat(written.find()).isTrue();
    String revision = System.getProperty("revision", written.group(1));
    assertThat(BuildInfo.current().version()).isEqualTo(revision);
  }

  @Test
  void theBuildFillsInEveryPlaceholder() throws IOException {
    try (var file = BuildInfo.class.getResourceAsStream("build.properties")) {
      assertThat(file).asString(StandardCharsets.UTF_8).doesNotContain("${");
    }
  }

  @Test
  void theCommitLabelIsAbbreviated() throws IOException {
    assertThat(of(COMMIT, "false", "").commitLabel()).isEqualTo("8797b1260b1f");
    assertThat(of(COMMIT, "true", "").commitLabel()).isEqualTo("8797b1260b1f-dirty");
    assertThat(of("unknown", "false", "").commitLabel()).isNull();
  }

  @Test
  void theUpdateAddressIsOptional() throws IOException {
    assertThat(of(COMMIT, "false", "").updateUri()).isNull();
    assertThat(of(COMMIT, "false", "https://example.org/latest.json").updateUri())
        .isEqualTo(URI.create("https://example.org/latest.json"));
  }

  private static BuildInfo of(String commit, String changed, String updates) throws IOException {
    Properties written = new Properties();
    written.load(
        new StringReader(
            "version=1.2.0%ncommit=%s%nchanged=%s%njavafx=26%nupdates=%s%n"
                .formatted(commit, changed, updates)));
    return BuildInfo.of(written);
  }
}
