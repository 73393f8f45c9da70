package quadrille.cli.commands;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;

class BookCommandTest {
  @TempDir private Path folder;

  private CliRun make(String game, int positions, int nodes) {
    return CliRun.of(
        "book",
        game,
        "--set",
        "size=6",
        "--positions",
        Integer.toString(positions),
        "--nodes",
        Integer.toString(nodes),
        "--file",
        folder.resolve("some.book").toString());
  }

  @Test
  void aBookIsContinuedWhereItEnds() throws Exception {
    Path file = folder.resolve("some.book");
    assertThat(make("dames", 3, 200).out().strip()).isEqualTo("3 positions in " + file);
    String three = Files.readString(file);
    assertThat(make("dames", 5, 200).out().strip()).isEqualTo("5 positions in " + file);
    assertThat(make("dames", 2, 200).out().strip()).isEqualTo("5 positions in " + file);
    assertThat(Files.readString(file)).isNotEqualTo(three).startsWith("quadrille book 1\n");
  }

  @Test
  void aFileThatCannotBeWrittenIsNamedWithTheReason() {
    Path file = folder.resolve("none").resolve("some.book");
    CliRun run =
        CliRun.of(
            "book",
            "dames",
            "--set",
            "size=6",
            "--positions",
            "1",
            "--nodes",
            "20",
            "--file",
            file.toString());
    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err().strip())
        .endsWith("cannot read or write " + file + ": there is no such file or folder.");
  }

  @Test
  void aBookOfAnotherGameIsRefusedInASentence() {
    make("dames", 1, 200);
    CliRun run = make("hex", 2, 200);
    assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).contains("Line 2: expected 'game hex' but was 'game dames'.");
  }

  @Test
  void aFileThatIsNoTextIsRefusedLikeAnyOtherThatIsNoBook() throws Exception {
    Files.write(folder.resolve("some.book"), "\u00ff".repeat(60).getBytes(ISO_8859_1));
    CliRun run = make("dames", 1, 200);
    assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err())
        .contains("expected 'quadrille book 1' but was '" + "\ufffd".repeat(40) + "…'.");
  }
}
