package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;
import quadrille.match.TestProcesses;
import quadrille.search.training.Weights;
import quadrille.search.training.WeightsFormat;

class TrainCommandTest {
  @TempDir private Path folder;

  private CliRun train(String... more) {
    return CliRun.of(arguments(more));
  }

  private String[] arguments(String... more) {
    String[] common = {
      "train", "dames", "--set", "size=6", "--nodes", "40", "--threads", "1", "--directory"
    };
    return all(common, new String[] {folder.toString()}, more);
  }

  private static String[] all(String[]... arguments) {
    return Stream.of(arguments).flatMap(Arrays::stream).toArray(String[]::new);
  }

  private static CliRun run(String[]... arguments) {
    return CliRun.of(all(arguments));
  }

  private Path games() {
    return folder.resolve("games.bin");
  }

  @Test
  void aCutFileIsContinuedAsIfItHadNeverBeenCut() throws Exception {
    assertThat(train("--games", "5").out()).contains("5 of 5 games");
    byte[] whole = Files.readAllBytes(games());

    for (int length : new int[] {10, whole.length / 2, whole.length - 1}) {
      Files.write(games(), Arrays.copyOf(whole, length));
      assertThat(train("--games", "5").out()).contains("5 of 5 games");
      assertThat(Files.readAllBytes(games())).isEqualTo(whole);
    }
    assertThat(train("--games", "5").out()).contains("none were missing");
  }

  @Test
  void aDamagedFileIsRefusedAndLeftAsItIs() throws Exception {
    train("--games", "5");
    byte[] whole = Files.readAllBytes(games());
    int firstGame = new String(whole, StandardCharsets.ISO_8859_1).indexOf('\n') + 1;

    for (int place : new int[] {firstGame + 3, firstGame + 5, firstGame + 7, firstGame + 30}) {
      byte[] damaged = whole.clone();
      damaged[place] ^= 0x10;
      Files.write(games(), damaged);
      for (String[] more : new String[][] {{"--games", "6"}, {"--fit"}}) {
        CliRun run = train(more);
        assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
        assertThat(run.err()).contains("games.bin is damaged at byte " + firstGame);
      }
      assertThat(Files.readAllBytes(games())).isEqualTo(damaged);
    }
  }

  @Test
  void aFileOfSomethingElseIsLeftAsItIs() throws Exception {
    Files.writeString(games(), "my notes");
    CliRun run = train("--games", "1");
    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err()).contains("games.bin is not a file of training games");
    assertThat(games()).hasContent("my notes");
  }

  @Test
  void aSecondTrainingInTheSameFolderIsRefused() throws Exception {
    train("--games", "1");
    Process other =
        new ProcessBuilder(TestProcesses.quadrille(arguments("--games", "1000000")))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("out.txt").toFile())
            .start();
    long begun = Files.size(games());
    try {
      while (Files.size(games()) == begun) {
        assertThat(other.waitFor(10, TimeUnit.MILLISECONDS)).isFalse();
      }

      CliRun run = train("--games", "2");

      assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
      assertThat(run.err()).contains("is in use by another training");
    } finally {
      other.destroyForcibly().waitFor();
    }
  }

  @Test
  void gamesOfOtherOptionsAreRefused() {
    train("--games", "1");

    CliRun run = train("--games", "2", "--seed", "7");

    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).contains("holds other games", "seed 1", "seed 7");
  }

  @Test
  void aSeedThatOnlyBeginsAlikeIsAnother() {
    train("--games", "1", "--seed", "71");
    assertThat(train("--games", "2", "--seed", "7").err())
        .contains("holds other games", "seed 71", "expected", "seed 7.");
  }

  @Test
  void randomMovesChangeTheGamesAndAreRepeatedByTheSeed() throws Exception {
    train("--games", "3", "--random-moves", "0.3");
    byte[] games = Files.readAllBytes(games());
    assertThat(new String(games, StandardCharsets.US_ASCII))
        .contains("random moves 0.3 in every other game, seed 1\n");

    Files.delete(games());
    train("--games", "3", "--random-moves", "0.3");
    assertThat(Files.readAllBytes(games())).isEqualTo(games);

    Files.delete(games());
    train("--games", "3");
    assertThat(gamesWithoutHeader(Files.readAllBytes(games())))
        .isNotEqualTo(gamesWithoutHeader(games));
  }

  private static byte[] gamesWithoutHeader(byte[] file) {
    int end = new String(file, StandardCharsets.US_ASCII).indexOf('\n');
    return Arrays.copyOfRange(file, end, file.length);
  }

  @Test
  void anotherFileIsNotTakenForGames() throws Exception {
    Files.write(games(), new byte[2000]);

    CliRun run = train("--games", "1");

    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err()).contains("is not a file of training games.");
    assertThat(games()).hasSize(2000);
  }

  @Test
  void aGameThatCannotBeTrainedIsNamed() {
    CliRun run = CliRun.of("train", "hex", "--directory", folder.toString());

    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err())
        .isEqualToIgnoringNewLines("quadrille train: the evaluation of Hex cannot be trained yet.");
  }

  @Test
  void fitsTheGamesThatAreThereAndTellsTheLossOfThoseHeldOut() throws Exception {
    CliRun run = train("--games", "25", "--fit", "--epochs", "2");

    assertThat(run.out()).contains("25 of 25 games", "epoch 2: loss 0.");
    assertThat(run.out()).containsPattern("\\d+ weights in .*weights.bin");
    Weights weights = read(folder.resolve("weights.bin"));
    assertThat(weights.origin()).contains("dames [size=6,", "25 games", "loss held out 0.");
    assertThat(weights.values()).isNotEmpty();
  }

  @Test
  void aFitGoesOnFromTheWeightsOfAnother() throws Exception {
    train("--games", "21", "--fit", "--epochs", "1");
    Path weights = folder.resolve("weights.bin");
    Path start = Files.copy(weights, folder.resolve("first.bin"));

    String tiny = "0.001";
    CliRun run = train("--fit", "--epochs", "1", "--rate", tiny, "--from", start.toString());
    assertThat(run.status()).isEqualTo(ExitCode.OK);
    assertThat(read(weights).origin()).contains("fit from first.bin: epochs 1");
    assertArrayEquals(read(start).values(), read(weights).values(), 0.5f);

    Files.writeString(start, "nothing");
    assertThat(train("--fit", "--from", start.toString()).err())
        .contains("first.bin holds no weights, or is damaged.");
    assertThat(train("--from", start.toString()).err()).contains("--from needs --fit");
  }

  private static Weights read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return Weights.read(in);
    }
  }

  @Test
  void aFitNeedsGamesAndSensibleNumbers() {
    assertThat(train("--fit").err()).contains("there are no games yet in ");
    CliRun run = train("--fit", "--mix", "2");
    assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("--mix takes a number from 0 to 1");
    assertThat(train("--random-moves", "2").err())
        .contains("--random-moves takes a number from 0 to 1");
  }

  @Test
  void aGeneralEvaluationIsTrainedUnderRulesOfAllKinds() {
    String[] train = {
      "train", "dames", "--any-rules", "--nodes", "40", "--threads", "1", "--directory"
    };
    String[] fit = {folder.toString(), "--games", "21", "--fit", "--epochs", "1"};
    assertThat(run(train, fit).out()).contains("21 of 21 games", "epoch 1: loss 0.");

    String weights = folder.resolve("weights.bin").toString();
    assertThat(match("--set", "size=12", "--weights", weights).status()).isEqualTo(ExitCode.OK);

    CliRun run = run(train, fit, new String[] {"--rules", "english"});
    assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("--any-rules takes no --rules and no --set");
  }

  private CliRun match(String... more) {
    String[] common = {
      "match", "dames", "--first", "nodes:40", "--second", "nodes:40", "--games", "2", "--seed", "1"
    };
    return run(common, more);
  }

  @Test
  void aMatchTriesOutTheWeights() {
    train("--games", "21", "--fit", "--epochs", "1");
    String weights = folder.resolve("weights.bin").toString();

    CliRun run = match("--set", "size=6", "--weights", weights);
    assertThat(run.status()).isEqualTo(ExitCode.OK);
    assertThat(run.out()).containsPattern("first: nodes:40 with weights.bin \\([0-9a-f]{8}\\)");
    assertThat(run.out()).containsPattern("second: nodes:40 +\\d");
  }

  @Test
  void weightsThatCannotBeUsedAreRefused() throws Exception {
    Path few = folder.resolve("few.bin");
    try (OutputStream out = Files.newOutputStream(few)) {
      new Weights("", new float[3]).write(out, new WeightsFormat(1, 1));
    }
    assertThat(match("--weights", few.toString()).err())
        .containsPattern("few.bin: it has 3 weights; these rules need \\d+ or \\d+\\.");
    assertThat(match("--weights", folder.resolve("none.bin").toString()).err())
        .contains("none.bin: no such file.");
    Path text = Files.writeString(folder.resolve("text.bin"), "weights");
    assertThat(match("--weights", text.toString()).err())
        .contains("text.bin holds no weights, or is damaged.");
    CliRun random =
        CliRun.of(
            "match",
            "dames",
            "--first",
            "random",
            "--second",
            "nodes:40",
            "--games",
            "2",
            "--weights",
            few.toString());
    assertThat(random.status()).isEqualTo(ExitCode.USAGE);
    assertThat(random.err().lines()).hasSize(1);
    assertThat(random.err()).contains("for a first player that searches, not for random");
  }
}
