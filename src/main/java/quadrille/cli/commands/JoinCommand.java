package quadrille.cli.commands;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quadrille.cli.network.NearbyTables;
import quadrille.cli.network.WatchedTable;
import quadrille.cli.options.BookOption;
import quadrille.cli.options.MoveOverheadOption;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.GracefulShutdown;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.EngineConfig;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.Participant;
import quadrille.match.PlayerFactory;
import quadrille.match.Seat;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.TableAddress;
import quadrille.network.client.TableListener;
import quadrille.network.protocol.JoinCode;
import quadrille.network.protocol.Protocol;
import quadrille.text.Text;

/** Seats a computer at a table that another program hosts, or watches it. */
@Command(
    name = "join",
    description = {
      "Seats a computer at a table that another program hosts, and plays all games there until the"
          + " host closes the table; or only watches it.",
      "A lost connection is opened again. A program that was ended returns to its seat with the"
          + " token that it printed.",
      "Without arguments, the tables on the local network are listed."
    },
    footer = {
      "",
      "A player P is level:N (1 to 8), depth:N (plies), time:MS (per move), nodes:N",
      "(per move), random, another named opponent of the game (see quadrille games",
      "GAME), or an external engine: engine:NAME or engine:\"PROGRAM ARGUMENTS\" (see",
      "quadrille engines --help).",
      "",
      "Examples:",
      "  quadrille join 192.168.1.5:7411 --code ABCD-EFGH --as level:5",
      "  quadrille join 192.168.1.5:7411 --code ABCD-EFGH --as \"engine:scan hub\"",
      "  quadrille join 192.168.1.5:7411 --watch",
      "  quadrille join --code ABCD-EFGH --as level:5",
      "  quadrille join"
    })
public final class JoinCommand extends TerminalCommand {
  /** A host may choose its tokens freely, as long as a header can hold them. */
  private static final Pattern TOKEN = Pattern.compile("\\p{Graph}{1,64}");

  @Parameters(
      arity = "0..1",
      paramLabel = "HOST",
      description =
          "The address that the host shows; by default the only table on the local network.")
  private @Nullable TableAddress address;

  @Option(names = "--code", paramLabel = "CODE", description = "The join code of the table.")
  private @Nullable JoinCode code;

  @Option(
      names = "--token",
      paramLabel = "TOKEN",
      description = "Returns to the seat with this token, instead of a code.")
  private @Nullable String token;

  @Option(names = "--as", paramLabel = "P", description = "Who plays.")
  private @Nullable Seat player;

  @Option(
      names = "--watch",
      description = "Takes no seat, and prints the games at the table; needs no code.")
  private boolean watch;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description =
          "The name that the others see, of at most 40 characters; the player's by default. A seat"
              + " that you return to keeps its name.")
  private @Nullable String name;

  @Option(
      names = "--side",
      paramLabel = "SIDE",
      description = "The side to play: first or second; any by default.")
  private @Nullable Side side;

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = NumberConverters.Seed.class,
      description = "The seed of everything random; the same seed plays the same moves.")
  private long seed = System.nanoTime();

  @Mixin private MoveOverheadOption moveOverhead;

  @Mixin private BookOption book;

  @Override
  public Integer call() throws BadInputException, CommandFailedException, InterruptedException {
    List<String> given = givenOptions();
    if (address == null && given.isEmpty()) {
      new NearbyTables(terminal()).print();
      return ExitCode.OK;
    }
    if (watch == (player != null)) {
      throw usageError("Give the player with --as, or --watch without one");
    }
    if (player != null && !player.isComputer()) {
      throw usageError("A human joins with a browser or with the window");
    }
    if (watch && given.size() > 1) {
      given.remove("--watch");
      throw usageError("--watch takes no seat; leave out " + String.join(" and ", given));
    }
    if (token != null && (side != null || name != null)) {
      throw usageError("The seat of a --token has its side and name; leave out --side and --name");
    }
    if (player != null && code == null && token == null) {
      throw usageError("Give the --code of the table, or the --token of your seat");
    }
    if (token != null && !TOKEN.matcher(token).matches()) {
      throw usageError("--token is what join printed as it took the seat");
    }
    if (name != null && name.length() > Protocol.MAX_NAME_LENGTH) {
      throw usageError("--name has at most " + Protocol.MAX_NAME_LENGTH + " characters");
    }
    if (player != null) {
      PlayerFactory.requireEngine(player);
    }
    TableAddress chosen = address == null ? new NearbyTables(terminal()).only(!watch) : address;
    CompletableFuture<Text> closed = new CompletableFuture<>();
    RemoteTable table = open(chosen, player);
    try (GracefulShutdown _ = new GracefulShutdown(() -> closed.cancel(false))) {
      play(table, player, closed);
    }
    return ExitCode.OK;
  }

  /**
   * Plays or watches until the end.
   *
   * @param player who plays, or null to watch
   * @param closed completes at the end
   */
  private void play(RemoteTable table, @Nullable Seat player, CompletableFuture<Text> closed)
      throws BadInputException, CommandFailedException, InterruptedException {
    try (table) {
      if (player == null) {
        new WatchedTable(terminal(), table, closed).start();
      } else {
        printNotice("token " + table.token());
        table.addListener(new Guest(table, player, closed));
        playGame(table, player, closed);
      }
      printNotice(closed.get());
    } catch (ExecutionException e) {
      if (e.getCause() instanceof CommandFailedException failure) {
        throw failure;
      }
      throw new IllegalStateException(e);
    } catch (CancellationException e) {
      printNotice(watch ? "left the table" : "left the table; the seat waits for its token");
    }
  }

  /**
   * Takes a seat, or watches.
   *
   * @param player who plays, or null to watch
   * @throws CommandFailedException if the host refuses or does not answer; says why
   */
  private RemoteTable open(TableAddress at, @Nullable Seat player)
      throws CommandFailedException, InterruptedException {
    try {
      if (player == null) {
        return RemoteTable.watch(at, Locale.ENGLISH);
      }
      if (token != null) {
        return RemoteTable.resume(at, token, Locale.ENGLISH);
      }
      JoinCode checked = Objects.requireNonNull(code, "checked before");
      return name == null
          ? RemoteTable.join(at, checked, player, side, Locale.ENGLISH)
          : RemoteTable.join(at, checked, name, side, Locale.ENGLISH);
    } catch (BadInputException e) {
      throw new CommandFailedException(e);
    }
  }

  /**
   * Plays the current game.
   *
   * @param end fails if our player does, for which the host can only wait
   */
  private void playGame(RemoteTable table, Seat player, CompletableFuture<Text> end)
      throws BadInputException {
    Line start = table.start();
    EngineConfig config =
        book.atTable(Games.get(start.game().id()), start.settings(), moveOverhead);
    PlayerFactory.validate(player, config.game(), config.opponents());
    int number = table.number();
    Side own = Objects.requireNonNull(table.side(), "we have a seat");
    Match match =
        table.newMatch(PlayerFactory.create(Participant.of(player), config, seed + number));
    // A table that was opened again reports the end of its game once more.
    AtomicBoolean reported = new AtomicBoolean();
    match.addListener(
        new MatchListener() {
          @Override
          public void changed(MatchState state) {
            Outcome outcome = state.outcome();
            if (outcome == null) {
              return;
            }
            boolean byRules = state.line().outcome() != null;
            boolean ours = !byRules && table.number() == number && !table.isOver();
            if (ours && !outcome.reason().equals(Outcome.RESIGNATION)) {
              end.completeExceptionally(
                  new CommandFailedException(
                      outcome.text()
                          + ". The host does not know; --token returns to the seat with another"
                          + " player."));
            } else if (reported.compareAndSet(false, true)) {
              print("game " + number + ": " + outcome.text());
              terminal().out().flush();
              if (ours) {
                table.resign();
              }
            }
          }
        });
    printNotice(
        "game %d: %s plays %s against %s"
            .formatted(
                number,
                player.spec(),
                start.game().sideName(own, start.settings()),
                WatchedTable.name(table, own.other())));
    match.start();
  }

  /** Plays every game at the table. */
  private final class Guest implements TableListener {
    private final RemoteTable table;
    private final Seat player;
    private final CompletableFuture<Text> end;

    /**
     * @param end completes when the table is closed, and fails if it is lost or cannot be played at
     */
    Guest(RemoteTable table, Seat player, CompletableFuture<Text> end) {
      this.table = table;
      this.player = player;
      this.end = end;
    }

    @Override
    public void newGame() {
      try {
        playGame(table, player, end);
      } catch (BadInputException e) {
        end.completeExceptionally(new CommandFailedException(e));
      }
    }

    @Override
    public void connectionChanged(boolean connected) {
      printNotice(connected ? "connected again" : "connection lost; trying again");
    }

    @Override
    public void refused(Text reason) {
      printNotice(reason);
    }

    @Override
    public void closed(Text reason) {
      end.complete(reason);
    }

    @Override
    public void lost(Text reason) {
      end.completeExceptionally(new CommandFailedException(reason.toString()));
    }
  }
}
