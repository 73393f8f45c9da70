package quadrille.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quadrille.match.TestProcesses;

/** Kills the whole program in the middle of games. */
class CrashRecoveryTest {
  private static final Pattern SHOWN = Pattern.compile("\\d+\\.+ \\S+ (\\S+).*");
  private static final int LONGEST_WAIT_MS = 600;

  @TempDir private Path folder;

  @Test
  void noShownMoveIsLost() throws Exception {
    for (int seed = 1; seed <= 3; seed++) {
      killAndCheck(new Random(seed));
    }
  }

  @Test
  @Tag("slow")
  void noShownMoveIsLostInThirtyRuns() throws Exception {
    for (int seed = 1; seed <= 30; seed++) {
      killAndCheck(new Random(seed));
    }
  }

  private void killAndCheck(Random random) throws Exception {
    List<String> shown = playAndKill(random.nextInt(LONGEST_WAIT_MS));
    try (GameStore store = new GameStore(folder)) {
      List<GameSummary> games = store.games();
      StoredGame kept = store.game(games.getFirst().id());

      List<String> moves = kept.current().moveTexts();
      assertThat(moves).hasSizeGreaterThanOrEqualTo(shown.size());
      assertThat(moves.subList(0, shown.size())).isEqualTo(shown);
      assertThat(kept.summary().isOver()).isFalse();
      assertThat(check(store)).isEqualTo("ok");
      resume(store, kept);
    }
  }

  private static String check(GameStore store) throws RecordsException {
    return store
        .database()
        .read(sql -> sql.list("PRAGMA integrity_check", row -> row.getString(1)))
        .getFirst();
  }

  private static void resume(GameStore store, StoredGame kept) throws Exception {
    try (RecordedMatch game = RecordedMatch.resume(store, kept)) {
      long move = kept.current().position().legalMoves().get(0);
      String text = kept.current().game().notation().format(kept.current().position(), move);
      game.play(text);
      List<String> moves = store.game(kept.summary().id()).current().moveTexts();
      assertThat(moves).hasSize(kept.current().ply() + 1).endsWith(text);
    }
  }

  /** Plays until some time after the first shown move; returns the shown moves. */
  private List<String> playAndKill(int waitMs) throws IOException, InterruptedException {
    List<String> command =
        TestProcesses.quadrille(
            "play", "dames", "--first", "time:15", "--second", "time:15", "--keep");
    command.add(1, "-Dquadrille.data=" + folder);
    command.add(1, "--enable-native-access=ALL-UNNAMED");
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    List<String> shown = new ArrayList<>();
    try (BufferedReader out = process.inputReader()) {
      note(out.readLine(), shown);
      boolean ended = process.waitFor(waitMs, TimeUnit.MILLISECONDS);
      assertThat(ended).isFalse();
      // The process itself would close its output, with what is still to be read in it.
      process.toHandle().destroyForcibly();
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        note(line, shown);
      }
    }
    process.waitFor();
    assertThat(shown).isNotEmpty();
    return shown;
  }

  private static void note(String line, List<String> shown) {
    Matcher move = SHOWN.matcher(line);
    if (move.matches()) {
      shown.add(move.group(1));
    }
  }
}
