package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import atlantafx.base.theme.Theme;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import quadrille.SourceFiles;

/** Tests rules for font sizes and colours in stylesheets, FXML and code. */
class StylesheetTest {
  private static final Path STYLES = Path.of("resources/quadrille/app/quadrille.css");
  private static final Pattern FIXED_SIZE = Pattern.compile("-fx-font-size: [0-9.]+px");
  private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{6}\\b|Color\\.(web|rgb)\\(");

  private static final Pattern DARK =
      Pattern.compile("@media \\(prefers-color-scheme: dark\\) \\{(.*?)\\n}", Pattern.DOTALL);

  private static final String COLOUR_RULE =
      "-[a-z-]+: (#[0-9a-f]{6,8}|derive\\(-[a-z-]+, -?[0-9]+%\\));";

  private static final Pattern MEASURE =
      Pattern.compile("padding|size|width|height|spacing|gap|insets|font|alignment");

  /**
   * All other sizes are relative to those of the text, so that text grows with the size in the
   * settings.
   */
  @Test
  void onlyTheSizesOfTextAndOfIconsAreFixed() throws IOException {
    List<String> fixed =
        FIXED_SIZE.matcher(Files.readString(STYLES)).results().map(MatchResult::group).toList();
    assertThat(fixed)
        .containsExactly(
            "-fx-font-size: 14px",
            "-fx-font-size: 17.5px",
            "-fx-font-size: 21px",
            "-fx-font-size: 18px",
            "-fx-font-size: 20px",
            "-fx-font-size: 22px",
            "-fx-font-size: 24px",
            "-fx-font-size: 26px",
            "-fx-font-size: 28px");
  }

  @Test
  void onlyStylesheetsNameColours() throws IOException {
    List<String> colours = new ArrayList<>();
    for (Path source : SourceFiles.files()) {
      COLOUR
          .matcher(Files.readString(source))
          .results()
          .forEach(colour -> colours.add(source + ": " + colour.group()));
    }
    assertThat(colours).isEmpty();
  }

  /** So that what fits in one theme fits in the other. */
  @Test
  void noRuleOfTheDarkThemeIsAboutMoreThanColours() throws IOException {
    List<String> rules = new ArrayList<>();
    for (Path sheet : styleSheets()) {
      DARK.matcher(Files.readString(sheet))
          .results()
          .flatMap(dark -> dark.group(1).lines().map(String::strip))
          .filter(each -> each.endsWith(";"))
          .forEach(each -> rules.add(sheet.getFileName() + " " + each));
    }
    assertThat(rules.stream().map(each -> each.split(" ", 2)[0]).distinct())
        .contains("quadrille.css", "board.css", "Dames.css", "Dots.css");
    assertThat(rules).allMatch(each -> each.split(" ", 2)[1].matches(COLOUR_RULE));
  }

  private static List<Path> styleSheets() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("resources"))) {
      return files.filter(each -> each.toString().endsWith(".css")).sorted().toList();
    }
  }

  @Test
  void bothThemesOfTheControlsHaveTheSameMeasures() throws IOException {
    assertThat(measures(new PrimerDark())).isEqualTo(measures(new PrimerLight())).isNotEmpty();
  }

  /** The sizes, spaces and fonts of a theme, in order. */
  private static List<String> measures(Theme theme) throws IOException {
    String sheet = Objects.requireNonNull(theme.getUserAgentStylesheet());
    try (InputStream in = Objects.requireNonNull(Theme.class.getResourceAsStream(sheet))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(each -> MEASURE.matcher(each).find())
          .toList();
    }
  }
}
