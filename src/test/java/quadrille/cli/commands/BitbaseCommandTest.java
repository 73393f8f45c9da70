package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;

class BitbaseCommandTest {
  @TempDir private Path folder;

  private CliRun make() {
    return CliRun.of(
        "bitbase", "dames", "--set", "size=6", "--pieces", "2", "--directory", folder.toString());
  }

  @Test
  void onlyMissingAndDamagedTablesAreMade() throws Exception {
    CliRun first = make();
    assertThat(first.status()).isEqualTo(ExitCode.OK);
    assertThat(first.out().lines()).hasSize(5);
    assertThat(first.out()).contains("k-k ", "m-m ", "4 tables made in " + folder);
    assertThat(make().out().strip()).isEqualTo("0 tables made in " + folder);

    Path table = folder.resolve("m-k.bitbase");
    byte[] whole = Files.readAllBytes(table);
    Files.write(table, Arrays.copyOf(whole, whole.length - 1));
    assertThat(make().out()).contains("m-k ", "2 tables made");
    assertThat(table).hasBinaryContent(whole);
  }

  @Test
  void tablesOfOtherRulesAndOtherFilesAreLeftAsTheyAre() throws Exception {
    make();
    Path table = folder.resolve("k-k.bitbase");
    byte[] whole = Files.readAllBytes(table);
    CliRun other =
        CliRun.of(
            "bitbase",
            "dames",
            "--rules",
            "russian",
            "--pieces",
            "2",
            "--directory",
            folder.toString());
    assertThat(other.status()).isNotEqualTo(ExitCode.OK);
    assertThat(other.err().lines()).hasSize(1);
    assertThat(other.err())
        .contains("cannot read or write " + table + ": it is no bitbase of russian, k-k");
    assertThat(table).hasBinaryContent(whole);

    Files.writeString(table, "my notes");
    assertThat(make().status()).isNotEqualTo(ExitCode.OK);
    assertThat(table).hasContent("my notes");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          hex                               | Hex has no endgame tables.
          dames --rules canadian            | there are no endgame tables for boards of this size.
          dames --pieces 6                  | --pieces takes a number from 2 to 5, not 6.
          dames --pieces x                  | --pieces takes a number from 2 to 5, not x.
          dames --rules english --pieces 7  | --pieces takes a number from 2 to 6, not 7.
          """)
  void whatCannotBeMadeIsRefusedInASentence(String arguments, String sentence) {
    CliRun run = CliRun.of(("bitbase " + arguments).split(" "));
    assertThat(run.status()).isNotEqualTo(ExitCode.OK);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).contains(sentence);
  }
}
