package quadrille.cli.commands;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.options.TableSeat;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.GracefulShutdown;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.EngineConfig;
import quadrille.match.GameRecord;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.Participant;
import quadrille.match.Player;
import quadrille.match.PlayerFactory;
import quadrille.match.Seat;
import quadrille.network.host.HostOptions;
import quadrille.network.host.HostedTable;
import quadrille.network.host.Reach;
import quadrille.network.host.TableHost;
import quadrille.network.protocol.JoinCode;
import quadrille.network.protocol.Protocol;
import quadrille.search.Search;

/** Opens a table that others join over the network, and referees the games at it. */
@Command(
    name = "host",
    description = {
      "Opens a table that others join over the network: from Quadrille, from a browser, or with a"
          + " program of their own. Prints the address and the join code, and ends after the"
          + " games.",
      "What is sent is not encrypted, and the table is open to the local network only, unless"
          + " --listen says otherwise."
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

  private volatile boolean stopped;
  private volatile @Nullable Match current;

  @Override
  public Integer call() throws BadInputException, CommandFailedException, InterruptedException {
    Line line = start.ongoingLine();
    List<Seat> computers =
        Stream.of(first, second).map(TableSeat::seat).filter(Objects::nonNull).toList();
    if (!computers.stream().allMatch(Seat::isComputer)) {
      throw usageError("A human joins with a browser or with the window; give the seat as open");
    }
    EngineConfig config =
        engineConfig(line, computers, Search.DEFAULT_HASH_MEGABYTES, 1, null).withVariety();
    long seed = seed(null);
    JoinCode chosen = code == null ? JoinCode.random() : code;
    try (TableHost host = TableHost.open(new HostOptions(reach, port, !noSpectators, chosen));
        GracefulShutdown _ = new GracefulShutdown(this::stop)) {
      host.addresses().forEach(address -> print("address " + address));
      print("code " + host.code());
      terminal().out().flush();
      for (int number = 1; number <= games && !stopped; number++) {
        play(host.table(), line, config, seed + number, number);
      }
    }
    return ExitCode.OK;
  }

  private void play(HostedTable table, Line line, EngineConfig config, long seed, int number)
      throws BadInputException, InterruptedException {
    boolean exchanged = number % 2 == 0;
    if (number > 1) {
      table.swapSeats();
    }
    Map<Side, String> names = new EnumMap<>(Side.class);
    Map<Side, Player> players = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      Seat seat = (exchanged ? side.other() : side).choose(first, second).seat();
      if (seat == null) {
        players.put(side, table.remotePlayer(side));
      } else {
        players.put(
            side, PlayerFactory.create(Participant.of(seat), config, 2 * seed + side.ordinal()));
        names.put(side, seat.spec());
      }
    }
    Player ofFirst = Objects.requireNonNull(players.get(Side.FIRST));
    Player ofSecond = Objects.requireNonNull(players.get(Side.SECOND));
    try (Match match = new Match(line, ofFirst, ofSecond, clock)) {
      match.addListener(announceStart());
      table.show(match, names, number, games);
      current = match;
      match.start();
      Outcome outcome = stopped ? null : match.await();
      if (outcome != null) {
        printResult(number, match.record(), outcome);
      }
    }
  }

  /** Says when both seats are taken and the game begins. */
  private MatchListener announceStart() {
    return new MatchListener() {
      private boolean announced;

      @Override
      public void changed(MatchState state) {
        if (!announced && state.phase() == MatchState.Phase.WAITING) {
          announced = true;
          printNotice("the game begins");
        }
      }
    };
  }

  private void printResult(int number, GameRecord game, Outcome outcome) {
    String points = outcome.winner() == null ? "1/2-1/2" : outcome.winner().choose("1-0", "0-1");
    print(
        "game %d: %s - %s %s, %d moves: %s"
            .formatted(
                number, game.first(), game.second(), points, game.moves().size(), outcome.text()));
    terminal().out().flush();
  }

  private void stop() {
    stopped = true;
    Match match = current;
    if (match != null) {
      match.close();
    }
  }
}
