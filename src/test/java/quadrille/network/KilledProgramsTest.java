package quadrille.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.match.TestProcesses;
import quadrille.records.GameStore;
import quadrille.records.GameSummary;
import quadrille.records.OpenTables;
import quadrille.records.StoredGame;

/**
 * Kills host and guests, each a process of its own, in the middle of their games, and starts them
 * again.
 */
class KilledProgramsTest {
  private static final String CODE = "ABCD-EFGH";
  private static final long SERIES_MINUTES = 30;

  @TempDir private Path folder;
  private int port;

  /** A program of the table, over all its lives. */
  private static final class Program {
    private final Supplier<List<String>> again;
    final List<String> printed = new CopyOnWriteArrayList<>();
    private Process process;
    private Thread reader;
    int kills;

    Program(List<String> first, Supplier<List<String>> again) throws IOException {
      this.again = again;
      start(first);
    }

    private void start(List<String> command) throws IOException {
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
      BufferedReader lines = process.inputReader();
      reader =
          Thread.startVirtualThread(
              () -> {
                try (lines) {
                  lines.lines().forEach(printed::add);
                } catch (IOException | UncheckedIOException e) {
                  // It was killed.
                }
              });
    }

    /**
     * Waits until the program has printed a line with that word at its beginning in this life, or
     * has ended.
     */
    void await(String word) throws InterruptedException {
      long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
      while (lines(word).count() <= kills && isAlive()) {
        assertThat(System.nanoTime()).as(word).isLessThan(end);
        Thread.sleep(10);
      }
    }

    Stream<String> lines(String word) {
      return printed.stream()
          .filter(each -> each.startsWith(word + " "))
          .map(each -> each.substring(word.length() + 1));
    }

    /** Kills the program as {@code kill -9} does, starts it again, and waits until it is back. */
    void killAndRestart(String sign) throws IOException, InterruptedException {
      process.toHandle().destroyForcibly();
      process.waitFor();
      reader.join();
      kills++;
      start(again.get());
      await(sign);
    }

    boolean isAlive() {
      return process.isAlive();
    }

    void end() {
      process.destroyForcibly();
    }
  }

  @Test
  @Timeout(value = 2 * SERIES_MINUTES, unit = TimeUnit.MINUTES)
  void aGameGoesOnAfterItsHostAndAGuestWereKilled() throws Exception {
    assertThat(playSeries(1, 2, 40)).isEqualTo(2);
  }

  @Test
  @Tag("slow")
  void nothingIsLostInThirtyGamesWithHostAndGuestsKilledAtRandom() throws Exception {
    playManyGames(3);
  }

  @Test
  @Tag("slow")
  void nothingIsLostInTwoHundredGamesWithHostAndGuestsKilledAtRandom() throws Exception {
    playManyGames(20);
  }

  private void playManyGames(int series) throws Exception {
    for (int i = 0; i < series; i++) {
      assertThat(playSeries(10, Integer.MAX_VALUE, 150)).isPositive();
    }
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void aHostThatIsAskedToEndSaysThatItsTableIsClosedAndCanOpenItAgain() throws Exception {
    port = TestTable.freePort();
    List<Program> all = new ArrayList<>(List.of(host(1)));
    try {
      Program host = all.getFirst();
      assumeTrue(host.process.supportsNormalTermination());
      host.await("code");
      all.add(thinkingGuest());
      all.add(thinkingGuest());
      TestTable.waitUntil(() -> host.printed.contains("the game begins"));
      while (stored().isEmpty()) {
        Thread.sleep(50);
      }
      host.process.destroy();
      for (Program each : all) {
        assertThat(each.process.waitFor(1, TimeUnit.MINUTES)).as(() -> printed(all)).isTrue();
        each.reader.join();
      }
      for (Program guest : all.subList(1, all.size())) {
        assertThat(guest.printed).last().isEqualTo("The host has closed the table.");
      }
      try (GameStore store = new GameStore(folder)) {
        assertThat(new OpenTables(store).lastOnCommandLine()).isPositive();
      }
    } finally {
      all.forEach(Program::end);
      TestProcesses.awaitNoneLeft();
    }
  }

  private Program thinkingGuest() throws IOException {
    String address = "127.0.0.1:" + port;
    return new Program(
        program("join", address, "--code", CODE, "--as", "time:300", "--no-book"), List::of);
  }

  private Program host(int games) throws IOException {
    return new Program(
        program(
            "host",
            "dots",
            "--set",
            "size=6",
            "--first",
            "open",
            "--second",
            "open",
            "--games",
            games + "",
            "--listen",
            "this_computer",
            "--port",
            port + "",
            "--code",
            CODE),
        () -> program("reopen"));
  }

  /**
   * Plays games at one table; returns how often a program was killed.
   *
   * @param maxKills how often at most
   * @param longestLife the most moves that the guests see together between two kills
   */
  private int playSeries(int games, int maxKills, int longestLife) throws Exception {
    Set<Long> before = new HashSet<>(stored().keySet());
    port = TestTable.freePort();
    Program host = host(games);
    List<Program> all = new ArrayList<>(List.of(host));
    try {
      host.await("code");
      all.add(guest("Ann"));
      all.add(guest("Ben"));
      int kills = killAtRandom(all, maxKills, longestLife);
      List<StoredGame> played =
          stored().entrySet().stream()
              .filter(each -> !before.contains(each.getKey()))
              .sorted(Map.Entry.comparingByKey())
              .map(Map.Entry::getValue)
              .toList();
      assertThat(played).hasSize(games);
      check(all, played);
      return kills;
    } finally {
      all.forEach(Program::end);
      TestProcesses.awaitNoneLeft();
    }
  }

  private Program guest(String name) throws Exception {
    String address = "127.0.0.1:" + port;
    Program[] made = new Program[1];
    made[0] =
        new Program(
            TestProcesses.testProgram(KilledGuest.class, address, "code", CODE, name),
            () ->
                TestProcesses.testProgram(
                    KilledGuest.class, address, "token", token(made[0]), name));
    made[0].await("token");
    return made[0];
  }

  private static String token(Program guest) {
    return guest.lines("token").findFirst().orElseThrow();
  }

  /** Kills one of the programs now and then, until the host has played all games. */
  private static int killAtRandom(List<Program> all, int maxKills, int longestLife)
      throws Exception {
    Program host = all.getFirst();
    host.await("the game");
    Random random = new Random(all.hashCode());
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(SERIES_MINUTES);
    long next = seen(all) + random.nextInt(longestLife);
    while (!host.process.waitFor(10, TimeUnit.MILLISECONDS)) {
      assertThat(System.nanoTime()).as(() -> printed(all)).isLessThan(end);
      int kills = all.stream().mapToInt(each -> each.kills).sum();
      if (kills < maxKills && seen(all) >= next) {
        // The host first, so that both kinds are killed when there are few.
        Program victim = kills == 0 ? host : kills == 1 ? all.get(1) : all.get(random.nextInt(3));
        if (victim.isAlive()) {
          victim.killAndRestart(victim == host ? "code" : "token");
        }
        next = seen(all) + random.nextInt(longestLife);
      }
    }
    assertThat(host.process.exitValue()).as(() -> printed(all)).isZero();
    for (Program each : all) {
      assertThat(each.process.waitFor(30, TimeUnit.SECONDS)).as(() -> printed(all)).isTrue();
    }
    return all.stream().mapToInt(each -> each.kills).sum();
  }

  /** How many moves the guests have seen together. */
  private static long seen(List<Program> all) {
    return all.stream().flatMap(each -> each.lines("at")).count();
  }

  private static String printed(List<Program> all) {
    return all.stream()
        .map(each -> each.kills + " kills\n" + String.join("\n", each.printed))
        .collect(Collectors.joining("\n\n"));
  }

  /** What the guests have seen must be what the host has stored. */
  private static void check(List<Program> all, List<StoredGame> played) {
    List<String> stored = new ArrayList<>();
    for (int i = 0; i < played.size(); i++) {
      GameSummary summary = played.get(i).summary();
      assertThat(summary.isOver()).as(() -> printed(all)).isTrue();
      assertThat(List.of(summary.first().name(), summary.second().name()))
          .containsExactlyInAnyOrder("Ann", "Ben");
      String moves = String.join(" ", played.get(i).current().moveTexts());
      stored.add(i + 1 + " " + moves + " " + summary.reason());
    }
    for (Program guest : all.subList(1, all.size())) {
      assertThat(guest.lines("over")).as(() -> printed(all)).isSubsetOf(stored);
      assertThat(guest.lines("refused")).as(() -> printed(all)).isEmpty();
    }
  }

  private Map<Long, StoredGame> stored() throws Exception {
    try (GameStore store = new GameStore(folder)) {
      Map<Long, StoredGame> games = new HashMap<>();
      for (GameSummary each : store.games()) {
        games.put(each.id(), store.game(each.id()));
      }
      return games;
    }
  }

  private List<String> program(String... arguments) {
    List<String> command = TestProcesses.quadrille(arguments);
    command.add(1, "-Dquadrille.data=" + folder);
    command.add(1, "--enable-native-access=ALL-UNNAMED");
    return command;
  }
}
