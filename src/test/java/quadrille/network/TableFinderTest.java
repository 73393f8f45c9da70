package quadrille.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import quadrille.games.Games;
import quadrille.network.client.TableAddress;
import quadrille.network.discovery.NearbyTable;
import quadrille.network.discovery.TableAnnouncement;
import quadrille.network.discovery.TableFinder;

/** Finds tables by real multicast on the loopback address. */
@Timeout(60)
class TableFinderTest {
  private final AtomicReference<List<NearbyTable>> found = new AtomicReference<>(List.of());

  /** The tables at a port: others may be open on this computer. */
  private List<NearbyTable> foundAt(TestTable table) {
    String port = ":" + table.host.port();
    return found.get().stream().filter(each -> each.address().toString().endsWith(port)).toList();
  }

  private static TableAnnouncement announce(TestTable table, boolean seats, String... hosts) {
    return new TableAnnouncement(table.host, Games.get("hex"), List.of(hosts), seats);
  }

  @Test
  void aTableIsFoundWithItsAddressItsGameAndItsHosts() throws Exception {
    try (TestTable table = TestTable.of("hex", Map.of("size", "5"));
        TableAnnouncement _ = announce(table, true, "Zoé\u0007", "level:4");
        TableFinder _ = new TableFinder(found::set)) {
      TestTable.waitUntil(() -> !foundAt(table).isEmpty());
      assertThat(foundAt(table))
          .containsExactly(
              new NearbyTable(
                  TableAddress.parse("127.0.0.1:" + table.host.port()),
                  Games.get("hex"),
                  List.of("Zoé", "level:4"),
                  true));
    }
  }

  @Test
  @Tag("slow")
  void aTableThatIsClosedIsFoundNoMore() throws Exception {
    try (TestTable table = TestTable.of("hex", Map.of("size", "5"));
        TableFinder _ = new TableFinder(found::set)) {
      try (TableAnnouncement _ = announce(table, false)) {
        TestTable.waitUntil(() -> !foundAt(table).isEmpty());
        assertThat(foundAt(table).getFirst().seats()).isFalse();
        assertThat(foundAt(table).getFirst().hosts()).isEmpty();
      }
      TestTable.waitUntil(() -> foundAt(table).isEmpty());
    }
  }
}
