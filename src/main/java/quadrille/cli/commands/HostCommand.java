package quadrille.cli.commands;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.cli.network.HostedSeries;
import quadrille.cli.network.Hosting;
import quadrille.cli.options.BookOption;
import quadrille.cli.options.MoveLimitOption;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.options.TableSeat;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.GracefulShutdown;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.match.EngineConfig;
import quadrille.match.Seat;
import quadrille.network.discovery.TableAnnouncement;
import quadrille.network.host.HostOptions;
import quadrille.network.host.Reach;
import quadrille.network.host.TableHost;
import quadrille.network.host.TableKeeper;
import quadrille.network.protocol.JoinCode;
import quadrille.network.protocol.Protocol;
import quadrille.records.GameStore;
import quadrille.search.Search;

/** Opens a table that others join over the network, and referees the games at it. */
@Command(
    name = "host",
    description = {
      "Opens a table that others join over the network: from Quadrille, from a browser, or with a"
          + " program of their own. Prints the address and the join code, and ends after the"
          + " games.",
      "Others on the local network find the table by themselves; a seat needs the join code.",
      "What is sent is not encrypted, and the table is open to the local network only, unless"
          + " --listen says otherwise.",
      "The games are kept in your history. If this program is killed, `quadrille reopen` opens the"
          + " table again."
    },
    footer = {
      "",
      "A seat P is open (for whoever joins), level:N (1 to 8), depth:N (plies), time:MS",
      "(per move), nodes:N (per move), random, another named opponent of the game (see",
      "quadrille games GAME), or an external engine: engine:NAME or engine:\"PROGRAM",
      "ARGUMENTS\" (see quadrille engines --help).",
      "",
      "Examples:",
      "  quadrille host dames --first open --second level:6 --clock total:300+5",
      "  quadrille host hex --set size=9 --first open --second open --games 2",
      "  quadrille host dots --first level:5 --second level:3 --games 10"
    })
public final class HostCommand extends ContestCommand {
  @Option(
      names = "--first",
      required = true,
      paramLabel = "P",
      description = "Who has the first move.")
  private TableSeat first;

  @Option(names = "--second", required = true, paramLabel = "P", description = "The other player.")
  private TableSeat second;

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description = "The number of games, with sides exchanged after each; 1 by default.")
  private int games = 1;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      converter = NumberConverters.Port.class,
      description = "The port to listen at; " + Protocol.DEFAULT_PORT + " by default.")
  private int port = Protocol.DEFAULT_PORT;

  @Option(
      names = "--code",
      paramLabel = "CODE",
      description = "The join code; a new random one by default.")
  private @Nullable JoinCode code;

  @Option(
      names = "--listen",
      paramLabel = "WHERE",
      description =
          "From where the table can be reached: this_computer, local_network or everywhere;"
              + " local_network by default.")
  private Reach reach = Reach.LOCAL_NETWORK;

  @Option(names = "--no-spectators", description = "Nobody can watch without a seat.")
  private boolean noSpectators;

  @Option(
      names = "--hints",
      description = "Who joins with Quadrille may ask for hints and see evaluations.")
  private boolean hints;

  @Mixin private MoveLimitOption moveLimit;
  @Mixin private BookOption book;

  @Override
  public Integer call() throws BadInputException, CommandFailedException, InterruptedException {
    Line line = start.ongoingLine();
    List<Seat> computers =
        Stream.of(first, second).map(TableSeat::seat).filter(Objects::nonNull).toList();
    if (!computers.stream().allMatch(Seat::isComputer)) {
      throw usageError("A human joins with a browser or with the window; give the seat as open");
    }
    EngineConfig config =
        book.atTable(engineConfig(line, computers, Search.DEFAULT_HASH_MEGABYTES, 1, null));
    long seed = seed(null);
    HostedSeries.Plan plan =
        new HostedSeries.Plan(
            line,
            start.preset(),
            first.seat(),
            second.seat(),
            clock,
            games,
            config,
            moveLimit.of(clock),
            seed);
    JoinCode chosen = code == null ? JoinCode.random() : code;
    HostOptions options = new HostOptions(reach, port, !noSpectators, hints, chosen);
    try (GracefulShutdown shutdown = new GracefulShutdown();
        GameStore store = GameStore.inDataFolder();
        TableHost host = Hosting.open(options);
        TableKeeper keeper = new TableKeeper(host, options, store, this::printNotice)) {
      HostedSeries series = new HostedSeries(terminal(), host, keeper, plan);
      printChosenSeed(seed, null);
      shutdown.setStop(series::stop);
      try (TableAnnouncement _ = series.announce()) {
        series.printInvitation();
        series.play();
      }
    }
    return ExitCode.OK;
  }
}
