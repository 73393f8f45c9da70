package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;
import quadrille.core.BadInputException;
import quadrille.core.Side;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.network.TestTable;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.TableAddress;
import quadrille.network.client.TableListener;
import quadrille.network.protocol.JoinCode;

@Timeout(60)
class HostCommandTest {
  @TempDir private Path folder;

  @BeforeEach
  void setDataFolder() {
    System.setProperty("quadrille.data", folder.toString());
  }

  @AfterEach
  void unsetDataFolder() {
    System.clearProperty("quadrille.data");
  }

  private static CliRun host() {
    return host("0");
  }

  private static CliRun host(String port) {
    return host(port, "level:1");
  }

  private static CliRun host(String port, String first, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "host",
                "dots",
                "--set",
                "size=1",
                "--first",
                first,
                "--second",
                "level:1",
                "--port",
                port,
                "--listen",
                "this_computer"));
    arguments.addAll(List.of(more));
    return CliRun.of(arguments.toArray(String[]::new));
  }

  @Test
  void keepsItsGames() {
    CliRun run = host();

    assertThat(run.status()).as(run.err()).isEqualTo(ExitCode.OK);
    assertThat(CliRun.of("history", "list").out()).contains("dots");
  }

  @Test
  void leavesGuestsTimeToSeeHowAGameEndedBeforeTheNextBegins() throws Exception {
    String port = String.valueOf(TestTable.freePort());
    FutureTask<CliRun> hosting =
        new FutureTask<>(() -> host(port, "open", "--games", "2", "--code", "ABCD-EFGH"));
    Thread.startVirtualThread(hosting);
    AtomicLong ended = new AtomicLong();
    AtomicLong pauseMs = new AtomicLong();
    try (RemoteTable table = join(port)) {
      table.addListener(
          new TableListener() {
            @Override
            public void newGame() {
              pauseMs.set((System.nanoTime() - ended.get()) / 1_000_000);
              play(table, ended);
            }
          });
      play(table, ended);
      CliRun run = hosting.get();

      assertThat(run.status()).as(run.err()).isEqualTo(ExitCode.OK);
      assertThat(run.outLines()).filteredOn(line -> line.startsWith("game ")).hasSize(2);
    }
    assertThat(pauseMs.get()).isBetween(2_000L, 30_000L);
  }

  @Test
  void aGuestMayLookAtTheBoardBeforeItsClockStarts() throws Exception {
    String port = String.valueOf(TestTable.freePort());
    FutureTask<CliRun> hosting =
        new FutureTask<>(() -> host(port, "open", "--clock", "total:0.3", "--code", "ABCD-EFGH"));
    Thread.startVirtualThread(hosting);
    try (RemoteTable table = join(port)) {
      Thread.sleep(1_000);
      assertThat(table.isOver()).isFalse();
      assertThat(table.state().clock().remainingMs(Side.FIRST)).isEqualTo(300);

      play(table, new AtomicLong());
      CliRun run = hosting.get();
      assertThat(run.outLines()).last().asString().contains("game 1:", "0-1", "4 plies");
    }
  }

  @Test
  void aGuestWhoDoesNotMoveForfeitsAtTheMoveLimit() throws Exception {
    String port = String.valueOf(TestTable.freePort());
    FutureTask<CliRun> hosting =
        new FutureTask<>(() -> host(port, "open", "--move-limit", "1", "--code", "ABCD-EFGH"));
    Thread.startVirtualThread(hosting);
    try (RemoteTable _ = join(port)) {
      CliRun run = hosting.get();
      assertThat(run.status()).as(run.err()).isEqualTo(ExitCode.OK);
      assertThat(run.outLines()).last().asString().contains("Ann - level:1 0-1", "forfeits");
    }
  }

  /** Joins as soon as the table is open. */
  private static RemoteTable join(String port) throws Exception {
    TableAddress address = TableAddress.parse("127.0.0.1:" + port);
    while (true) {
      try {
        return RemoteTable.join(address, JoinCode.parse("ABCD-EFGH"), "Ann", null, Locale.ENGLISH);
      } catch (BadInputException e) {
        Thread.sleep(50);
      }
    }
  }

  private static void play(RemoteTable table, AtomicLong ended) {
    try {
      Match match = table.newMatch(TestTable.randomPlayer(table.start(), 1));
      match.addListener(
          new MatchListener() {
            @Override
            public void changed(MatchState state) {
              if (state.outcome() != null) {
                ended.compareAndSet(0, System.nanoTime());
              }
            }
          });
      match.start();
    } catch (BadInputException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void failsIfItsPortIsInUse() throws Exception {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      CliRun run = host(String.valueOf(other.getLocalPort()));

      assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
      assertThat(run.err()).contains(String.valueOf(other.getLocalPort()));
    }
  }

  @Test
  void failsIfItsGamesCannotBeKept() throws Exception {
    Files.createDirectory(folder.resolve("quadrille.db"));

    CliRun run = host();

    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err())
        .contains("Games can neither be read nor saved: ")
        .endsWith("not every game was kept to its end.\n");
  }
}
