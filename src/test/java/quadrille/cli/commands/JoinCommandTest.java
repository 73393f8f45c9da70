package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import quadrille.cli.CliRun;
import quadrille.games.Games;
import quadrille.network.TestTable;
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
  void aSeatNeedsACodeBeforeATableIsLookedFor() {
    CliRun run = CliRun.of("join", "--as", "level:1");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("Give the --code of the table");
  }
}
