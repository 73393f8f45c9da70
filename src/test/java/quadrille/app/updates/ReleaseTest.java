package quadrille.app.updates;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReleaseTest {
  private static final String PAGE = "\"page\": \"https://example.org/get\"";

  @Test
  void readsTheDocumentedFile() {
    Release release =
        read("""
        {"version": "1.2.0",
         "notes": {"en": "Quicker.\\nSmaller.", "fr": "Plus rapide."},
         "page": "https://example.org/get"}
        """)
            .orElseThrow();

    assertThat(release.version()).hasToString("1.2.0");
    assertThat(release.notes(Locale.ENGLISH)).isEqualTo("Quicker.\nSmaller.");
    assertThat(release.notes(Locale.FRENCH)).isEqualTo("Plus rapide.");
    assertThat(release.notes(Locale.GERMAN)).isEqualTo("Quicker.\nSmaller.");
    assertThat(release.page()).isEqualTo(URI.create("https://example.org/get"));
  }

  @Test
  void notesFallBackToEnglish() {
    assertThat(notes("{\"en\": \"Quicker.\"}").notes(Locale.FRENCH)).isEqualTo("Quicker.");
    assertThat(notes("{\"en\": \"Quicker.\", \"fr\": \" \"}").notes(Locale.FRENCH))
        .isEqualTo("Quicker.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "7", "\"text\"", "[1]", "{\"en\": 7}", "{\"en\": {\"a\": 1}}"})
  void invalidNotesAreIgnored(String notes) {
    assertThat(notes(notes).notes(Locale.ENGLISH)).isEmpty();
  }

  @Test
  void longNotesAreCut() {
    String told =
        notes("{\"en\": \"" + "\uD83D\uDE00 ".repeat(20_000) + "\"}").notes(Locale.ENGLISH);

    assertThat(told.codePointCount(0, told.length())).isLessThanOrEqualTo(2002);
    assertThat(told).endsWith(" …").startsWith("\uD83D\uDE00 ");
  }

  @Test
  void removesControlAndDirectionCharacters() {
    assertThat(
            notes(
                    "{\"en\": \"a\\u001b[31mb\\u202ec\\u0000d\\u2028e\\u200bf\\ud800g\\n"
                        + "\\n"
                        + "\\n"
                        + "\\n"
                        + "h\"}")
                .notes(Locale.ENGLISH))
        .isEqualTo("a[31mbcdefg\n\nh");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "<html>",
        "{",
        "null",
        "7",
        "\"1.2.0\"",
        "[]",
        "{}",
        "{\"version\": \"1.2.0\"}",
        "{\"version\": 1.2, " + PAGE + "}",
        "{\"version\": null, " + PAGE + "}",
        "{\"version\": [\"1.2.0\"], " + PAGE + "}",
        "{\"version\": \"99999999999.0.0\", " + PAGE + "}",
        "{\"version\": \"soon\", " + PAGE + "}",
        "{" + PAGE + "}",
        "{\"version\": \"1.2.0\", \"page\": \"http://example.org\"}",
        "{\"version\": \"1.2.0\", \"page\": \"file:///etc/passwd\"}",
        "{\"version\": \"1.2.0\", \"page\": \"javascript:alert(1)\"}",
        "{\"version\": \"1.2.0\", \"page\": \"https:\"}",
        "{\"version\": \"1.2.0\", \"page\": \"https://a b\"}",
        "{\"version\": \"1.2.0\", \"page\": \"https://bank.example@evil.example/\"}",
        "{\"version\": \"1.2.0\", \"page\": 7}"
      })
  void rejectsFilesWithoutVersionAndPage(String content) {
    assertThat(read(content)).isEmpty();
  }

  @Test
  void rejectsDeepNestingAndInvalidText() {
    assertThat(read("[".repeat(60_000))).isEmpty();
    assertThat(Release.read(new byte[] {(byte) 0xff, (byte) 0xfe, 0, (byte) 0xd8})).isEmpty();
  }

  private static Release notes(String notes) {
    return read("{\"version\": \"1.2.0\", \"notes\": " + notes + ", " + PAGE + "}").orElseThrow();
  }

  private static Optional<Release> read(String content) {
    return Release.read(content.getBytes(StandardCharsets.UTF_8));
  }
}
