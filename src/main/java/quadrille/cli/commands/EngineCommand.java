package quadrille.cli.commands;

import java.io.IOException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.cli.options.MoveOverheadOption;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.options.RulesOptions;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Settings;
import quadrille.match.engine.EngineServer;
import quadrille.search.Level;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.protocol.EngineProtocol;
import quadrille.system.BuildInfo;

/** Runs our search as an engine for other programs. */
@Command(
    name = "engine",
    description = {
      "Runs as an engine for other programs, which talk to it in a line protocol of the game;"
          + " docs/protocols.md describes them."
    },
    footer = {
      "",
      "The engine stops at `quit` and at the end of its input.",
      "",
      "Examples:",
      "  quadrille engine hex --protocol htp --level 6",
      "  quadrille engine dames --protocol hub"
    })
public final class EngineCommand extends TerminalCommand {
  private static final int DEFAULT_LEVEL = 6;

  @Mixin private RulesOptions rules;

  @Option(
      names = "--protocol",
      paramLabel = "NAME",
      description = "The protocol; by default the usual one of the game.")
  private @Nullable String protocol;

  @Option(
      names = "--level",
      paramLabel = "N",
      converter = NumberConverters.LevelNumber.class,
      description =
          "Plays at most at this level (1 to 8). Without --level and --depth the other program"
              + " sets the limits, or else level 6.")
  private @Nullable Integer level;

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = NumberConverters.Depth.class,
      description = "The maximum search depth in plies.")
  private @Nullable Integer depth;

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = NumberConverters.ThreadCount.class,
      description = "The number of search threads; 1 by default.")
  private int threads = 1;

  @Option(
      names = "--hash",
      paramLabel = "MB",
      converter = NumberConverters.Megabytes.class,
      description = "The size of the transposition table; 16 by default.")
  private int hash = 16;

  @Option(
      names = "--book",
      description =
          "Plays openings from a book; by default it searches them, as most front ends have books"
              + " of their own.")
  private boolean book;

  @Mixin private MoveOverheadOption moveOverhead;

  @Override
  public Integer call() throws BadInputException, IOException {
    if (level != null && depth != null) {
      throw usageError("--level and --depth exclude each other");
    }
    EngineProtocol engineProtocol = rules.module().protocol();
    Function<Settings, Search> searches =
        settings -> rules.module().newSearch(settings, hash, threads);
    EngineServer server =
        new EngineServer(
            rules.game(),
            rules.settings(),
            searches,
            strength(),
            BuildInfo.current().version(),
            terminal().out());
    if (book) {
      server.useBook();
    }
    server.setMoveOverhead(moveOverhead.ms());
    String name = protocolName(engineProtocol);
    server.warmUp(engineProtocol, name, settings -> rules.module().newSearch(settings, 1, threads));
    server.serve(engineProtocol, name, terminal().in());
    return ExitCode.OK;
  }

  private String protocolName(EngineProtocol engineProtocol) {
    if (protocol == null) {
      return engineProtocol.names().getFirst();
    }
    if (!engineProtocol.names().contains(protocol)) {
      throw usageError(
          "--protocol of %s: expected %s but was %s"
              .formatted(rules.game().id(), String.join(" or ", engineProtocol.names()), protocol));
    }
    return protocol;
  }

  private EngineServer.Strength strength() {
    Game game = rules.game();
    Limits defaults = Level.of(DEFAULT_LEVEL).limits(game);
    if (depth != null) {
      return new EngineServer.Strength(Limits.depth(depth), defaults, 0);
    }
    if (level != null) {
      Level chosen = Level.of(level);
      return new EngineServer.Strength(chosen.limits(game), defaults, chosen.mistakeRate(game));
    }
    return new EngineServer.Strength(null, defaults, 0);
  }
}
