package quadrille.network.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.Games;
import quadrille.records.files.Json;
import tools.jackson.databind.JsonNode;

/** Tests the files of the page as they are served. */
@NullMarked
class PageFilesTest {
  private static final String FOLDER = "/quadrille/network/page";

  /** The only address: the name of the SVG language, which nothing is loaded from. */
  private static final String SVG_NAMESPACE = "http://www.w3.org/2000/svg";

  private static final Pattern QUOTED = Pattern.compile("text\\(\\s*'([a-z-]+)'");
  private static final Pattern CHOSEN =
      Pattern.compile("text\\(\\w+ \\? '([a-z-]+)' : '([a-z-]+)'\\)");
  private static final Pattern MARK = Pattern.compile("'(mark-[a-z]+)'");
  private static final Pattern ATTRIBUTE = Pattern.compile("data-text=\"([a-z-]+)\"");

  static List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("resources" + FOLDER))) {
      return files.map(each -> each.getFileName().toString()).sorted().toList();
    }
  }

  private static String read(String name) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(PageFilesTest.class.getResourceAsStream(FOLDER + "/" + name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void nothingIsLoadedFromElsewhere(String name) throws IOException {
    String rest = read(name).replace(SVG_NAMESPACE, "");
    assertThat(rest).doesNotContain("http:", "https:", "url(", "@import", "data:");
  }

  @Test
  void thePageHasNoScriptOrStyleInline() throws IOException {
    assertThat(read("index.html"))
        .doesNotContainPattern("<script(?![^>]* src=)")
        .doesNotContain("<style", " style=", " onclick=", "javascript:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"texts.en.json", "texts.fr.json"})
  void everyTextIsTranslatedAndUsed(String name) throws IOException {
    JsonNode texts = Json.parse(read(name));
    assertThat(new TreeSet<>(texts.propertyNames())).isEqualTo(usedTexts());
    assertThat(texts.values()).allSatisfy(each -> assertThat(each.asString()).isNotBlank());
  }

  @Test
  void theButtonForTheSwapFindsItAmongTheLegalMoves() throws Exception {
    Line answer = Line.start(Games.get("hex").game(), Rules.defaults(Games.get("hex").game()));
    String swap = answer.play("a1").play("swap").moveTexts().getLast();
    assertThat(read("page.js")).contains("const SWAP = '" + swap + "';");
  }

  @Test
  void noLineOfFrenchBeginsWithItsPunctuation() throws IOException {
    assertThat(Json.parse(read("texts.fr.json")).values())
        .allSatisfy(each -> assertThat(each.asString()).doesNotContainPattern(" [;:!?»]"));
  }

  private static Set<String> usedTexts() throws IOException {
    String scripts = read("page.js") + read("board.js") + read("coverage.js");
    Set<String> keys = new TreeSet<>(found(ATTRIBUTE, read("index.html")));
    for (Pattern pattern : List.of(QUOTED, CHOSEN, MARK)) {
      keys.addAll(found(pattern, scripts));
    }
    return keys;
  }

  private static Set<String> found(Pattern pattern, String source) {
    return pattern
        .matcher(source)
        .results()
        .flatMap(PageFilesTest::groups)
        .collect(Collectors.toSet());
  }

  private static Stream<String> groups(MatchResult result) {
    return Stream.iterate(1, i -> i <= result.groupCount(), i -> i + 1).map(result::group);
  }
}
