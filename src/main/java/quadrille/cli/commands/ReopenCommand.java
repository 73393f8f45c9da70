package quadrille.cli.commands;

import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import quadrille.cli.network.HostedSeries;
import quadrille.cli.network.Hosting;
import quadrille.cli.options.BookOption;
import quadrille.cli.options.MoveLimitOption;
import quadrille.cli.options.MoveOverheadOption;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.GracefulShutdown;
import quadrille.core.BadInputException;
import quadrille.core.Side;
import quadrille.match.EngineConfig;
import quadrille.match.PlayerFactory;
import quadrille.match.Seat;
import quadrille.network.discovery.TableAnnouncement;
import quadrille.network.host.HostOptions;
import quadrille.network.host.TableHost;
import quadrille.network.host.TableKeeper;
import quadrille.records.GameStore;
import quadrille.records.OpenTable;
import quadrille.records.OpenTables;
import quadrille.records.RecordsException;
import quadrille.records.StoredGame;

/** Opens the table again that the host command had open as it was ended. */
@Command(
    name = "reopen",
    description = {
      "Opens the table again that `quadrille host` had open last, as it was killed or ended in the"
          + " middle of a game, and goes on with the game.",
      "Join code and seats stay the same, and so does the port if it is free. Guests of a host that"
          + " was killed come back by themselves; guests who were told that the table is closed"
          + " return to their seats."
    },
    footer = {"", "Example:", "  quadrille reopen"})
public final class ReopenCommand extends TerminalCommand {
  @Mixin private MoveOverheadOption moveOverhead;

  @Mixin private MoveLimitOption moveLimit;
  @Mixin private BookOption book;

  @Override
  public Integer call()
      throws BadInputException, CommandFailedException, RecordsException, InterruptedException {
    try (GracefulShutdown shutdown = new GracefulShutdown();
        GameStore store = GameStore.inDataFolder()) {
      OpenTables tables = new OpenTables(store);
      long id = tables.lastOnCommandLine();
      OpenTable table = tables.find(id);
      if (table == null) {
        throw new CommandFailedException(
            "there is no table to open again; `quadrille host` opens a new one.");
      }
      StoredGame game = store.game(id);
      HostedSeries.Plan plan = plan(game, table);
      HostOptions options = TableKeeper.options(table, game);
      try (TableHost host = Hosting.openAnywhere(options);
          TableKeeper keeper = new TableKeeper(host, options, store, this::printNotice)) {
        HostedSeries series = new HostedSeries(terminal(), host, keeper, plan);
        shutdown.setStop(series::stop);
        try (TableAnnouncement _ = series.announce()) {
          series.printInvitation();
          series.resume(game, table.number());
        }
      }
    }
    return ExitCode.OK;
  }

  private HostedSeries.Plan plan(StoredGame game, OpenTable table)
      throws BadInputException, InterruptedException {
    EngineConfig config = book.atTable(game.module(), game.tree().settings(), moveOverhead);
    boolean exchanged = table.number() % 2 == 0;
    Seat first = seat(game, table, exchanged ? Side.SECOND : Side.FIRST);
    Seat second = seat(game, table, exchanged ? Side.FIRST : Side.SECOND);
    for (Seat each : new Seat[] {first, second}) {
      if (each != null) {
        PlayerFactory.requirePlayable(each, config);
      }
    }
    return new HostedSeries.Plan(
        game.tree().root().line(),
        game.summary().preset(),
        first,
        second,
        game.clock().rule(),
        table.games(),
        config,
        moveLimit.of(game.clock().rule()),
        new Random().nextInt(1_000_000));
  }

  /** Who has a side; null for a guest. */
  private static @Nullable Seat seat(StoredGame game, OpenTable table, Side side) {
    return table.tokens().containsKey(side) ? null : game.summary().participant(side).seat();
  }
}
