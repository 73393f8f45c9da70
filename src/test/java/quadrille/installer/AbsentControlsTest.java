package quadrille.installer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import quadrille.SourceFiles;

/** The packages leave the styles of these controls out. */
class AbsentControlsTest {
  private static final Pattern ABSENT = Pattern.compile("([a-z-]+) ([A-Za-z]+)");

  @Test
  void theProgramHasNoneOfThem() throws IOException {
    List<String> sources = SourceFiles.texts();
    assertThat(sources).hasSizeGreaterThan(500);
    for (String line : absent()) {
      String control = line.split(" ")[1];
      Pattern used =
          Pattern.compile(
              "import (javafx|atlantafx)[.][a-z.]*[.][A-Za-z]*"
                  + control
                  + "\b|<"
                  + control
                  + "\b");
      assertThat(sources).as(control).noneMatch(source -> used.matcher(source).find());
    }
  }

  @Test
  void noStyleOfOursNeedsThem() throws IOException {
    for (String line : absent()) {
      String name = line.split(" ")[0];
      Pattern styled =
          Pattern.compile(
              "styleClass=\"([^\"]*[ ,])?" + name + "[\" ,]|StyleClass[^;]*\"" + name + "\"");
      assertThat(SourceFiles.texts()).as(line).noneMatch(source -> styled.matcher(source).find());
    }
  }

  private static List<String> absent() throws IOException {
    List<String> lines =
        Files.readAllLines(Path.of("installer/absent.txt")).stream()
            .filter(line -> !line.startsWith("#"))
            .toList();
    assertThat(lines).isNotEmpty().allMatch(line -> ABSENT.matcher(line).matches());
    return lines;
  }
}
