package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.cli.Cli;
import quadrille.cli.CliRun;
import quadrille.cli.terminal.Terminal;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.TestProcesses;
import quadrille.match.engine.CommandLineWords;
import quadrille.network.TestTable;
import quadrille.network.client.CuttingProxy;
import quadrille.network.discovery.TableAnnouncement;
import quadrille.network.discovery.TableFinder;

/** Looks for tables that are announced on this computer, where others may be open as well. */
@Timeout(60)
class JoinCommandTest {
  private static TableAnnouncement announce(TestTable table, boolean seats) {
    return new TableAnnouncement(table.host, Games.get("hex"), List.of("Ann", "level:2"), seats);
  }

  @Test
  void withoutArgumentsItListsTheTablesAndWithoutAnAddressItNeedsTheOnlyOne() throws Exception {
    try (TestTable open = TestTable.of("hex", Map.of("size", "5"));
        TestTable watched = TestTable.of("hex", Map.of("size", "5"));
        TableAnnouncement _ = announce(open, true);
        TableAnnouncement _ = announce(watched, false)) {
      String first = "127.0.0.1:" + open.host.port();
      String second = "127.0.0.1:" + watched.host.port();
      awaitTables(first, second);

      CliRun list = CliRun.of("join");
      assertThat(list.status()).isZero();
      assertThat(list.outLines().stream().map(line -> line.replaceAll(" {2,}", "|")))
          .contains(first + "|hex|seats|Ann - level:2", second + "|hex|to watch|Ann - level:2");

      CliRun join = CliRun.of("join", "--watch");
      assertThat(join.status()).isOne();
      assertThat(join.err())
          .contains("several tables were found: ", first, second, "give the address of one.");
    }
  }

  /**
   * Waits until tables answer, which takes them a moment, so that the command finds them at once.
   */
  private static void awaitTables(String... addresses) throws Exception {
    Set<String> found = ConcurrentHashMap.newKeySet();
    try (TableFinder _ =
        new TableFinder(tables -> tables.forEach(each -> found.add(each.address().toString())))) {
      TestTable.waitUntil(() -> found.containsAll(List.of(addresses)));
    }
  }

  @Test
  void aHostThatRefusesOrDoesNotAnswerIsAFailureAndNoWrongUsage() throws Exception {
    String address;
    try (TestTable table = TestTable.of("hex", Map.of("size", "5"))) {
      address = "127.0.0.1:" + table.host.port();
      CliRun refused = CliRun.of("join", address, "--code", "ABCD-EFGH", "--as", "level:1");
      assertThat(refused.status()).as(refused.err()).isOne();
    }
    CliRun silent = CliRun.of("join", address, "--watch");
    assertThat(silent.status()).isOne();
    assertThat(silent.err()).contains(address);
  }

  @Test
  void aSeatThatIsGoneIsAFailureAndAClosedTableIsNone() throws Exception {
    Map<String, String> size = Map.of("size", "5");
    try (TestTable table = TestTable.of("hex", size);
        TestTable other = TestTable.of("hex", size);
        CuttingProxy proxy = new CuttingProxy(table.host.port(), Integer.MAX_VALUE, 1)) {
      CompletableFuture<CliRun> moved = join(proxy.address().toString(), table);
      other.play(Set.of(Side.FIRST));
      proxy.lead(other.host.port());
      assertThat(moved.get().status()).isOne();
      assertThat(moved.get().err()).contains("The host does not know this seat's token.");

      CompletableFuture<CliRun> closed = join("127.0.0.1:" + other.host.port(), other);
      other.host.close();
      assertThat(closed.get().status()).as(closed.get().err()).isZero();
    }
  }

  /** Begins to play at a table, and returns once the guest has moved. */
  private static CompletableFuture<CliRun> join(String address, TestTable table) throws Exception {
    table.play(Set.of(Side.FIRST));
    String code = table.host.code().text();
    CompletableFuture<CliRun> run =
        CompletableFuture.supplyAsync(
            () -> CliRun.of("join", address, "--code", code, "--as", "random"));
    TestTable.waitUntil(() -> table.match().state().line().ply() > 0);
    return run;
  }

  @ParameterizedTest
  @CsvSource({
    "--token, '', --token is what join printed",
    "--token, 'a\nb', --token is what join printed",
    "--name, 12345678901234567890123456789012345678901, --name has at most 40 characters",
    "--as, engine:/no/such/engine, cannot play: there is no program"
  })
  void whatCannotWorkIsRefusedBeforeASeatIsTaken(String option, String value, String reason)
      throws Exception {
    try (TestTable table = TestTable.of("hex", Map.of("size", "5"))) {
      table.play(Set.of(Side.FIRST));
      List<String> arguments =
          new ArrayList<>(List.of("join", "127.0.0.1:" + table.host.port(), option, value));
      for (String other : List.of("--as=level:1", "--code=" + table.host.code().text())) {
        if (!other.startsWith(option)) {
          arguments.add(other);
        }
      }
      CliRun run = CliRun.of(arguments.toArray(String[]::new));
      assertThat(run.status()).isEqualTo(2);
      assertThat(run.err()).contains(reason);
      assertThat(table.host.table().isOpen(Side.FIRST)).isTrue();
    }
  }

  @Test
  void aLongCommandOfAnEngineIsShortenedToAName() throws Exception {
    try (TestTable table = TestTable.of("hex", Map.of("size", "5"))) {
      table.play(Set.of(Side.FIRST));
      String line = "java --version " + "x".repeat(40);
      CompletableFuture<CliRun> run =
          CompletableFuture.supplyAsync(
              () ->
                  CliRun.of(
                      "join",
                      "127.0.0.1:" + table.host.port(),
                      "--code",
                      table.host.code().text(),
                      "--as",
                      "engine:\"" + line + "\""));
      TestTable.waitUntil(() -> !table.host.table().isOpen(Side.FIRST));
      assertThat(table.host.table().guestName(Side.FIRST))
          .hasSize(40)
          .startsWith("engine:\"java --version x")
          .endsWith("…");
      table.host.close();
      run.get();
    }
  }

  private static CompletableFuture<CliRun> join(TestTable table, List<String> engine) {
    String command = "engine:\"" + CommandLineWords.join(engine) + "\"";
    String code = table.host.code().text();
    String address = "127.0.0.1:" + table.host.port();
    return CompletableFuture.supplyAsync(
        () -> CliRun.of("join", address, "--code", code, "--as", command));
  }

  @Test
  void anEngineThatDiesEndsTheProgramWhoseSeatWaits() throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of("size", "2"))) {
      table.playComputer("level:1");
      CliRun run = join(table, TestProcesses.badEngine("dies-mid-game")).get();
      assertThat(run.status()).isOne();
      assertThat(run.out()).doesNotContain("game 1:");
      assertThat(run.err()).contains("its program has ended. The host does not know; --token");
      assertThat(table.match().state().outcome()).isNull();
    }
  }

  @Test
  void anEngineThatResignsLosesAtTheHost() throws Exception {
    try (TestTable table = TestTable.of("hex", Map.of("size", "5"))) {
      table.playComputer("random");
      CompletableFuture<CliRun> run = join(table, TestProcesses.testProgram(ResigningEngine.class));
      Outcome outcome = Objects.requireNonNull(table.match().await());
      assertThat(outcome.reason()).isEqualTo(Outcome.RESIGNATION);
      table.host.close();
      assertThat(run.get().out()).isEqualTo("game 1: Red resigns\n");
    }
  }

  @Test
  void whoWatchesIntoAClosedPipeLeaves() throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of("size", "2"))) {
      table.playComputers("random", "random");
      PrintWriter closed =
          new PrintWriter(
              new FilterWriter(Writer.nullWriter()) {
                @Override
                public void flush() throws IOException {
                  throw new IOException("nobody reads this");
                }
              });
      StringWriter err = new StringWriter();
      Terminal terminal =
          new Terminal(
              InputStream.nullInputStream(), StandardCharsets.UTF_8, closed, new PrintWriter(err));
      String address = "127.0.0.1:" + table.host.port();
      assertThat(Cli.run(terminal, "join", address, "--watch")).isOne();
      assertThat(err).hasToString("quadrille join: the moves could not be written.\n");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--watch --side first | --watch takes no seat",
        "--watch --name Ada | --watch takes no seat",
        "--watch --token abc | --watch takes no seat",
        "--watch --code ABCD-EFGH | leave out --code.",
        "--watch --seed 7 --no-book | leave out --seed and --no-book.",
        "--watch --move-overhead 50 | leave out --move-overhead.",
        "--as random --token abc --side first | leave out --side and --name",
        "--as random --token abc --name Ada | leave out --side and --name",
        "--name Ada | Give the player with --as",
        "--seed 7 | Give the player with --as"
      })
  void whatASeatOrASpectatorCannotHaveIsRefused(String options, String reason) {
    CliRun run = CliRun.of(("join " + options).split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(reason).hasLineCount(1);
  }

  @Test
  void aSeatNeedsACodeBeforeATableIsLookedFor() {
    CliRun run = CliRun.of("join", "--as", "level:1");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("Give the --code of the table");
  }
}
