package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import quadrille.SourceFiles;

/** Tests rules for font sizes and colours in stylesheets, FXML and code. */
class StylesheetTest {
  private static final Path STYLES = Path.of("resources/quadrille/app/quadrille.css");
  private static final Pattern FIXED_SIZE = Pattern.compile("-fx-font-size: [0-9.]+px");
  private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{6}\\b|Color\\.(web|rgb)\\(");

  /** All other sizes are relative to these, so that text grows with the size in the settings. */
  @Test
  void onlyTheThreeTextSizesAndTwoIconSizesAreFixed() throws IOException {
    List<String> fixed =
        FIXED_SIZE.matcher(Files.readString(STYLES)).results().map(MatchResult::group).toList();
    assertThat(fixed)
        .containsExactly(
            "-fx-font-size: 14px",
            "-fx-font-size: 17.5px",
            "-fx-font-size: 21px",
            "-fx-font-size: 18px",
            "-fx-font-size: 20px");
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
}
