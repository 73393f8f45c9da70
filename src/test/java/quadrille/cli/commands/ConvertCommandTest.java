package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;

class ConvertCommandTest {
  private static final String CLUB =
      """
      [White "Ada"]
      [Black "Müller"]
      [GameType "20"]
      1. 32-28 19-23 2. 28x19 14x23 1-1

      [White "Ada"]
      [GameType "20"]
      1. 32-28 19-23 2. 37-32 *

      [White "Zoë"]
      [GameType "20"]
      1. 33-29 {quiet} *
      """;

  @TempDir private Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.write(folder.resolve(name), text.getBytes(StandardCharsets.ISO_8859_1));
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void aBadGameIsNamedTheOthersAreWrittenAndTheStatusTells() throws IOException {
    Path club = file("club.pdn", CLUB);
    CliRun run = CliRun.of("convert", club.toString(), path("club.quad"));
    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err())
        .startsWith(club + ", line 8, game 2: ‘37-32’ is not allowed")
        .doesNotContain("\tat ");

    CliRun back = CliRun.of("convert", path("club.quad"), "-", "--to", "pdn");
    assertThat(back.status()).isEqualTo(ExitCode.OK);
    assertThat(back.out())
        .contains("[Black \"Müller\"]", "[Result \"1-1\"]", "1. 33-29 {quiet} *")
        .doesNotContain("37-32");
  }

  @Test
  void oneGameIsChosenByItsNumber() throws IOException {
    Path club = file("club.pdn", CLUB);
    CliRun third = CliRun.of("convert", club.toString(), "-", "--to", "quad", "--game", "3");
    assertThat(third.status()).isEqualTo(ExitCode.OK);
    assertThat(third.out()).contains("\"33-29\"").doesNotContain("32-28");
    assertThat(CliRun.of("convert", club.toString(), "-", "--to", "quad", "--game", "2").err())
        .contains("Line 8, game 2");
    assertThat(CliRun.of("convert", club.toString(), "-", "--to", "quad", "--game", "9").err())
        .contains("There is no game 9: the file has 3.");
  }

  @Test
  void aChosenGameIsWrittenWithoutItsIllegalVariationAndTheStatusTells() throws IOException {
    Path club =
        file(
            "club.pdn",
            """
            [GameType "20"]
            1. 33-29 *

            [GameType "20"]
            1. 32-28 18-23 2. 33-29 23x32
            (2... 23x34 3. 40x29) *
            """);
    String problem = club + ", line 6, game 2: A variation was cut off";
    CliRun text = CliRun.of("convert", club.toString(), "-", "--to", "pdn", "--game", "2");
    assertThat(text.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(text.err()).startsWith(problem).hasLineCount(1);
    assertThat(text.out()).contains("2. 33-29 23x32").doesNotContain("23x34");

    CliRun replay = CliRun.of("replay", club.toString(), "--game", "2");
    assertThat(replay.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(replay.err()).startsWith(problem);
    assertThat(replay.out()).contains("23x32");

    CliRun first = CliRun.of("convert", club.toString(), "-", "--to", "pdn", "--game", "1");
    assertThat(first.status()).isEqualTo(ExitCode.OK);
    assertThat(first.err()).isEmpty();
  }

  @Test
  void aDashIsStandardInputOrOutput() {
    CliRun run =
        CliRun.withInput(
            "https://hexworld.org/board/#11c1,b4:sh4\n", "convert", "-", "-", "--to", "sgf");
    assertThat(run.status()).isEqualTo(ExitCode.OK);
    assertThat(run.out()).contains(";B[b4];W[swap-pieces];B[h4])");
  }

  @ParameterizedTest
  @CsvSource({"UTF-8,''", "UTF-8,\uFEFF", "UTF-16LE,\uFEFF", "UTF-16BE,\uFEFF", "ISO-8859-1,''"})
  void standardInputIsDecodedLikeAFile(Charset charset, String byteOrderMark) {
    byte[] input = (byteOrderMark + CLUB).getBytes(charset);
    CliRun run = CliRun.withInput(input, "convert", "-", "-", "--to", "pdn", "--game", "1");
    assertThat(run.status()).isEqualTo(ExitCode.OK);
    assertThat(run.out()).contains("[Black \"Müller\"]", "2. 28x19 14x23");
  }

  @Test
  void variationsThatAFormatCannotHoldAreNamed() throws IOException {
    Path games =
        file("games.sgf", "(;GM[11]SZ[5];B[a1](;W[b2])(;W[c3]))\n(;GM[11]SZ[5];B[a2];W[b2])");
    String[] all = {"convert", games.toString(), "-", "--to", "hexworld"};
    CliRun run = CliRun.of(all);
    assertThat(run.status()).isEqualTo(ExitCode.OK);
    assertThat(run.out().lines()).hasSize(2);
    String leftOut = "Variations are left out: this format holds the main line alone.";
    assertThat(run.err().lines()).containsExactly(games + ", game 1: " + leftOut);

    String toulouse = path("game.tex");
    CliRun one =
        CliRun.of("convert", games.toString(), toulouse, "--to", "toulouse", "--game", "1");
    assertThat(one.status()).isEqualTo(ExitCode.OK);
    assertThat(one.err()).contains("game 1: Variations are left out");
    Path club = file("club.pdn", "1. 32-28 (1. 33-29) 19-23 *");
    CliRun refused = CliRun.of("convert", club.toString(), "-", "--to", "hexworld");
    assertThat(refused.err()).contains("not of Dames").doesNotContain("Variations");
    CliRun whole = CliRun.of("convert", games.toString(), "-", "--to", "sgf");
    assertThat(whole.err()).isEmpty();
  }

  @Test
  void gamesThatAFormatCannotHoldAreNamed() throws IOException {
    Path club = file("club.pdn", CLUB);
    CliRun run = CliRun.of("convert", club.toString(), path("club.sgf"));
    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    String reason = "This format stores games of Hex, not of Dames.";
    assertThat(run.err().lines())
        .hasSize(3)
        .contains(club + ", game 1: " + reason, club + ", game 3: " + reason);
    assertThat(folder.resolve("club.sgf")).doesNotExist();
  }

  @Test
  void aFileDoesNotTakeItsOwnPlace() throws IOException {
    Path club = file("club.quad", CLUB);
    CliRun run = CliRun.of("convert", club.toString(), folder + "/./club.quad");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .contains("club.quad is the file to be read; name another for the result.");
    assertThat(club).hasBinaryContent(CLUB.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void saysWhyAFileCannotBeWritten() throws IOException {
    String out = folder.resolve("none").resolve("club.quad").toString();
    CliRun run = CliRun.of("convert", file("club.pdn", CLUB).toString(), out, "--game", "1");
    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err())
        .contains("cannot write " + out + ": there is no such file or folder.")
        .hasLineCount(1);
  }

  @Test
  void reportsUnreadableInput() throws IOException {
    Path prose = file("prose.txt", "Once upon a time");
    assertThat(CliRun.of("convert", prose.toString(), "-", "--to", "sgf").err())
        .contains("not a game file that Quadrille can read");
    assertThat(CliRun.of("convert", path("none.pdn"), "-", "--to", "sgf").err())
        .contains("there is no such file");
    assertThat(CliRun.of("convert", folder.toString(), "-", "--to", "sgf").err())
        .contains("it is a folder");
    CliRun unknown = CliRun.of("convert", prose.toString(), path("x.doc"));
    assertThat(unknown.status()).isEqualTo(ExitCode.USAGE);
    assertThat(unknown.err())
        .contains("the format of")
        .contains("quad, sgf, hexworld", "json, jsonl");
  }

  @Test
  void aPictureIsAskedForInAnyCase() throws IOException {
    Path picture = folder.resolve("board");
    String club = file("club.pdn", CLUB).toString();
    CliRun run =
        CliRun.withPictures("convert", club, picture.toString(), "--to", "SVG", "--game", "1");
    assertThat(run.status()).as(run.err()).isEqualTo(ExitCode.OK);
    assertThat(picture).content().contains("<svg");
  }

  @Test
  void aPictureOfSeveralGamesNeedsTheNumberOfOne() throws IOException {
    Path club = file("club.pdn", CLUB);
    Path picture = folder.resolve("club.svg");
    CliRun run = CliRun.withPictures("convert", club.toString(), picture.toString());
    assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("club.pdn has several games", "--game");
    assertThat(picture).doesNotExist();
  }

  @Test
  void anEmptyFileIsCalledEmpty() throws IOException {
    assertThat(CliRun.of("convert", file("empty.txt", "\n").toString(), "-", "--to", "sgf").err())
        .contains("There is nothing in it");
  }

  @Test
  void replaysFilesOfPlayAndMatch() {
    String game = path("game.json");
    CliRun.of(
        "play",
        "dots",
        "--set",
        "rows=2",
        "--set",
        "columns=2",
        "--first",
        "depth:2",
        "--second",
        "random",
        "--seed",
        "1",
        "--quiet",
        "--json",
        game);
    CliRun shown = CliRun.of("replay", game);
    assertThat(shown.status()).isEqualTo(ExitCode.OK);
    assertThat(shown.out())
        .contains("Dots and Boxes: depth:2 (Red) - random (Blue)", " 5. Red ", "1... Blue ");
    assertThat(shown.err()).isEmpty();

    String match = path("match.jsonl");
    CliRun.of(
        "match",
        "hex",
        "--set",
        "size=3",
        "--first",
        "depth:1",
        "--second",
        "random",
        "--games",
        "4",
        "--openings",
        "random:2",
        "--out",
        match);
    CliRun fourth = CliRun.of("replay", match, "--game", "4", "--boards");
    assertThat(fourth.err()).isEmpty();
    assertThat(fourth.out()).contains("  1. Red", "  2. Red", " wins: ");
    assertThat(CliRun.of("convert", match, path("match.sgf")).status()).isEqualTo(ExitCode.OK);
  }
}
