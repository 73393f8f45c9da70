package quadrille.cli.network;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import quadrille.cli.output.TextTable;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.network.client.TableAddress;
import quadrille.network.discovery.NearbyTable;
import quadrille.network.discovery.TableFinder;

/** The tables on the local network, for the terminal. */
public final class NearbyTables {
  /** How long to look: a table that was opened a moment ago takes four seconds to be heard. */
  private static final Duration PATIENCE = Duration.ofSeconds(6);

  /** How long to look after a first table was found; the others answer in the same second. */
  private static final Duration QUIET = Duration.ofSeconds(2);

  private static final long POLL_MS = 20;

  private final Terminal terminal;

  public NearbyTables(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Prints all tables, or on the error stream that there is none. */
  public void print() throws InterruptedException {
    List<NearbyTable> tables = find();
    if (tables.isEmpty()) {
      terminal.err().println("There is no table on the local network.");
      return;
    }
    TextTable table = new TextTable("");
    tables.forEach(
        each ->
            table.addRow(
                each.address(),
                each.module().game().id(),
                each.seats() ? "seats" : "to watch",
                String.join(" - ", each.hosts())));
    table.print(terminal.out());
  }

  /**
   * The address of the only table.
   *
   * @param seats whether it needs seats for guests
   * @throws CommandFailedException if there is none, or if there are several to choose from
   */
  public TableAddress only(boolean seats) throws CommandFailedException, InterruptedException {
    List<NearbyTable> tables = find().stream().filter(each -> each.seats() || !seats).toList();
    if (tables.isEmpty()) {
      throw new CommandFailedException(
          "no table was found on the local network; give the address that the host shows.");
    }
    if (tables.size() > 1) {
      throw new CommandFailedException(
          "several tables were found: %s; give the address of one."
              .formatted(
                  tables.stream()
                      .map(each -> each.address().toString())
                      .collect(Collectors.joining(", "))));
    }
    return tables.getFirst().address();
  }

  private static List<NearbyTable> find() throws InterruptedException {
    AtomicReference<List<NearbyTable>> found = new AtomicReference<>(List.of());
    AtomicLong end = new AtomicLong(System.nanoTime() + PATIENCE.toNanos());
    Consumer<List<NearbyTable>> note =
        tables -> {
          found.set(tables);
          end.accumulateAndGet(System.nanoTime() + QUIET.toNanos(), Math::min);
        };
    try (TableFinder _ = new TableFinder(note)) {
      while (System.nanoTime() < end.get()) {
        Thread.sleep(POLL_MS);
      }
      return found.get();
    }
  }
}
