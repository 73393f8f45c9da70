package quadrille;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import quadrille.cli.Cli;
import quadrille.cli.terminal.Terminal;

/** Tests that links in the documentation lead to files and its commands can be parsed. */
class DocumentationTest {
  private static final Pattern LINK =
      Pattern.compile("\\]\\(([^)#:]+)\\)|(?:src|href)=\"([^\":]+)\"");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  /** Only parses, and can do so many times; to make it takes a tenth of a second. */
  private static final CommandLine CLI =
      Cli.commandLine(
          new Terminal(
              InputStream.nullInputStream(),
              StandardCharsets.UTF_8,
              new PrintWriter(Writer.nullWriter()),
              new PrintWriter(Writer.nullWriter())));

  static List<Path> documents() throws IOException {
    try (Stream<Path> docs = Files.walk(Path.of("docs"))) {
      return Stream.concat(
              Stream.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md").map(Path::of),
              docs.filter(file -> file.toString().endsWith(".md")).sorted())
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void linksLeadToFiles(Path document) throws IOException {
    Matcher link = LINK.matcher(Files.readString(document));
    while (link.find()) {
      String target = link.group(1) == null ? link.group(2) : link.group(1);
      assertThat(document.toAbsolutePath().resolveSibling(target)).exists();
    }
  }

  /** Returns the commands of all examples, without the program and the comment. */
  static List<String> commands() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path document : documents()) {
      text.append(Files.readString(document)).append('\n');
    }
    return text.toString()
        .lines()
        .filter(line -> line.startsWith("./quadrille "))
        .distinct()
        .map(line -> line.replaceFirst("\\./quadrille ", "").replaceFirst("#.*", "").strip())
        .filter(line -> !line.isEmpty())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void theExampleCommandsAreValid(String command) {
    String[] words =
        WORD.matcher(command)
            .results()
            .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
            .toArray(String[]::new);

    assertThat(CLI.parseArgs(words).hasSubcommand()).isTrue();
  }
}
