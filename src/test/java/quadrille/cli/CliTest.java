package quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import quadrille.cli.terminal.Terminal;

class CliTest {

  @Test
  void helpListsAllCommandsAndExitCodes() {
    CliRun run = CliRun.of("--help");

    assertThat(run.status()).isEqualTo(ExitCode.OK);
    assertThat(run.out()).contains("games", "play", "perft", "analyze", "bench", "2 wrong usage");
    assertThat(run.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"games", "play", "perft", "analyze", "bench"})
  void everyCommandHasHelp(String command) {
    CliRun run = CliRun.of(command, "--help");

    assertThat(run.status()).isEqualTo(ExitCode.OK);
    assertThat(run.out()).startsWith("Usage: quadrille " + command);
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(run.err()).isEmpty();
  }

  /** A longer line would be broken once more, into a short one below. */
  @Test
  void linesBelowTheOptionsOfAHelpFitUnlessTheyAreWholeParagraphs() {
    for (CommandLine command : allCommands()) {
      String[] footer = command.getCommandSpec().usageMessage().footer();
      for (int i = 1; i < footer.length; i++) {
        boolean isParagraph =
            !footer[i].startsWith(" ")
                && footer[i - 1].isEmpty()
                && (i == footer.length - 1 || footer[i + 1].isEmpty());
        assertThat(isParagraph || footer[i].length() <= 80).as(footer[i]).isTrue();
      }
    }
  }

  private static List<CommandLine> allCommands() {
    return Cli.commandLine(Terminal.system()).getSubcommands().values().stream()
        .flatMap(
            command ->
                Stream.concat(Stream.of(command), command.getSubcommands().values().stream()))
        .toList();
  }

  @Test
  void printsTheVersionOfTheBuild() {
    assertThat(CliRun.of("--version").out().strip()).matches("quadrille \\d+\\.\\d+\\.\\d+");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "chess",
        "chess --help",
        "--fast",
        "games chess",
        "perft",
        "perft hex",
        "perft hex --depth x",
        "perft hex --depth 0",
        "perft hex --depth 1 --rules english",
        "perft hex --depth 1 --set size",
        "perft hex --depth 1 --set size=99",
        "perft hex --depth 1 --set colour=red",
        "perft hex --depth 1 --position here",
        "perft dames --depth 1 --rules chess",
        "perft dames --depth 1 --set menRows=9",
        "analyze hex",
        "analyze hex --depth 1 --time 1",
        "analyze hex --depth 1 --moves a1,zz",
        "analyze hex --depth 1 --threads 0",
        "play hex",
        "play hex --first human",
        "play hex --first random --second level:9",
        "play hex --first random --second nobody",
        "play hex --first random --second random --games 0",
        "play hex --first random --second random --clock fast",
        "play hex --first human --second random --concurrency 2",
        "match hex --first random --second random --seed abc",
        "match hex --first random --second random --out -",
        "match hex --first random --second random --out a --resume b",
        "train dames --directory target/none --mix 0.5",
        "convert a.pdn b.quad --to foo",
      })
  void wrongUsageIsReportedInOneLine(String arguments) {
    CliRun run = CliRun.of(arguments.isEmpty() ? new String[0] : arguments.split(" "));

    assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).startsWith("quadrille").doesNotContain("Exception");
  }

  @Test
  void usageErrorsSayWhatWasWrongAndWhatWasExpected() {
    assertThat(CliRun.of("perft", "hex", "--depth", "1", "--set", "size=99").err())
        .contains("hex", "99", "2…19");
    assertThat(CliRun.of("games", "chess").err()).contains("chess", "hex", "dames");
    assertThat(CliRun.of("perft", "hex", "--depth", "1", "--set", "size").err())
        .contains("Value for option '--set' (NAME=VALUE) should be in NAME=VALUE format");
    assertThat(CliRun.of("analyze", "hex", "--depth", "1", "--moves", "a1 zz").err())
        .contains("Move 2", "zz");
    assertThat(CliRun.of("chess").err()).startsWith("quadrille: there is no command chess.");
    assertThat(CliRun.of("history", "chess").err())
        .startsWith("quadrille history: there is no command chess.");
    assertThat(CliRun.of("perft", "hex", "--depth", "1", "--moves", "a1").err())
        .startsWith("quadrille perft: there is no option --moves. See");
    assertThat(CliRun.of("games", "hex", "dames").err())
        .startsWith("quadrille games: 'dames' is one word too many. See");
    assertThat(CliRun.of("match", "hex", "--sprt", "5").err())
        .startsWith("quadrille match: option '--sprt' (ELO) needs 2 values. See");
    assertThat(CliRun.of("convert", "a.pdn", "b.quad", "--to", "foo").err())
        .contains("there is no format foo");
    assertThat(CliRun.of("replay", "").err()).contains("the name of a file or folder");
    assertThat(CliRun.of("match", "hex", "--first", "random", "--seed", "1e3").err())
        .contains("expected a whole number", "1e3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "host hex --listen nowhere | expected this_computer, local_network, everywhere but was",
        "join --side third | expected first, second but was third",
        "games '' | expected hex, dames, hexxagon, dots but it is empty.",
        "perft hex --depth '' | expected a whole number from 1 to 128 but it is empty.",
        "match hex --openings random: | expected a whole number from 0 to 1000000 but it is empty.",
        "history list --result gone | expected won, lost, drawn, unfinished but was gone",
        "history export - --to foo | there is no format foo; expected one of quad,",
        "convert a.pdn b.quad --from foo | there is no format foo; expected one of quad,",
      })
  void aWordThatIsNoneOfThoseExpectedIsNamedWithThem(String arguments, String sentence) {
    CliRun run =
        CliRun.of(
            Stream.of(arguments.split(" "))
                .map(each -> each.replace("''", ""))
                .toArray(String[]::new));

    assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(sentence).doesNotContain("png");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--openings F", "--out F"})
  void aFolderInPlaceOfAFileIsSaidToBeOne(String option, @TempDir Path folder) {
    String command = "match hex --first random --second random --games 2 " + option;
    CliRun run = CliRun.of(command.replace("F", folder.toString()).split(" "));

    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err()).contains(folder + ": it is a folder.").hasLineCount(1);
  }

  @Test
  void aWordMayBeWrittenInCapitals() {
    assertThat(CliRun.of("join", "--side", "SECOND", "--as", "random").err())
        .contains("Give the --code of the table");
  }

  @Test
  void anArgumentThatBeginsWithAnAtSignIsNoFileOfArguments() {
    assertThat(CliRun.of("games", "@pom.xml").err()).contains("but was @pom.xml");
  }

  private static Terminal terminal(PrintWriter out, Writer err) {
    return new Terminal(
        InputStream.nullInputStream(), StandardCharsets.UTF_8, out, new PrintWriter(err));
  }

  @Test
  void internalErrorsAreReportedInOneLine() {
    StringWriter err = new StringWriter();
    Writer broken =
        new StringWriter() {
          @Override
          public void write(String text, int offset, int length) {
            throw new IllegalStateException("the table has three legs");
          }
        };
    int status = Cli.run(terminal(new PrintWriter(broken), err), "games");

    assertThat(status).isEqualTo(ExitCode.SOFTWARE);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).contains("internal error", "the table has three legs");
  }

  @Test
  void resultsThatCannotBeWrittenAreAFailure() {
    StringWriter err = new StringWriter();
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int each) throws IOException {
            throw new IOException("no space left on device");
          }
        };
    PrintWriter out = new PrintWriter(full, false, StandardCharsets.UTF_8);
    int status = Cli.run(terminal(out, err), "games");

    assertThat(status).isEqualTo(ExitCode.SOFTWARE);
    assertThat(err.toString().strip()).isEqualTo("quadrille: the results could not be written.");
  }

  @Test
  void reportsWhenAHashTableDoesNotFitIntoMemory() {
    CliRun run = CliRun.of("analyze", "hex", "--depth", "1", "--hash", "8192");

    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err()).contains("out of memory", "QUADRILLE_JAVA_OPTS=-Xmx");
  }

  @Test
  void advisesMoreMemoryThanIsAllowedAlready() {
    assertThat(Cli.outOfMemory(768L << 20)).contains("may use 768 MB", "-Xmx2g to allow 2 GB");
    assertThat(Cli.outOfMemory(3L << 30)).contains("may use 3072 MB", "-Xmx6g to allow 6 GB");
  }
}
