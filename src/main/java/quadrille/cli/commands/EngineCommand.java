package quadrille.cli.commands;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.options.RulesOptions;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Settings;
import quadrille.match.engine.EngineServer;
import quadrille.match.engine.EngineStrength;
import quadrille.search.Knowledge;
import quadrille.search.Level;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.protocol.EngineProtocol;
import quadrille.system.BuildInfo;

/** Our machine as an engine that another program's front end talks to. */
@Command(
    name = "engine",
    description = {
      "Lets the machine play for another program, which talks to it by the line protocol of"
          + " the game; docs/protocols.md describes them."
    },
    footer = {
      "",
      "It ends with `quit` and with the end of its input.",
      "",
      "Examples:",
      "  quadrille engine hex --protocol htp --level 6",
      "  quadrille engine dames --protocol hub"
    })
public final class EngineCommand implements Callable<Integer> {
  private static final int DEFAULT_LEVEL = 6;

  private final Terminal terminal;

  @Spec private CommandSpec spec;
  @Mixin private RulesOptions rules;

  @Option(
      names = "--protocol",
      paramLabel = "NAME",
      description = "The protocol; the game's usual one unless given.")
  private @Nullable String protocol;

  @Option(
      names = "--level",
      paramLabel = "N",
      converter = NumberConverters.LevelNumber.class,
      description =
          "Never plays better than this level (1 to 8). Without a level and a depth it uses what"
              + " the front end allows, and level 6 where that says nothing.")
  private @Nullable Integer level;

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = NumberConverters.Depth.class,
      description = "Never looks further ahead than so many plies.")
  private @Nullable Integer depth;

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = NumberConverters.ThreadCount.class,
      description = "How many threads it thinks with; one unless given.")
  private int threads = 1;

  @Option(
      names = "--hash",
      paramLabel = "MB",
      converter = NumberConverters.Megabytes.class,
      description = "The size of its transposition table; 16 unless given.")
  private int hash = 16;

  public EngineCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInputException, IOException {
    if (level != null && depth != null) {
      throw new ParameterException(
          spec.commandLine(), "--level and --depth exclude each other: a level has a depth");
    }
    EngineProtocol spoken = rules.module().protocol();
    Function<Settings, Knowledge> knowledge = rules.module().knowledge();
    Function<Settings, Search> searches =
        each -> new Search(rules.game(), () -> knowledge.apply(each), hash, threads);
    new EngineServer(
            rules.game(), rules.settings(), searches, strength(), BuildInfo.current().version())
        .serve(spoken, protocolName(spoken), terminal.in(), terminal.out());
    return ExitCode.OK;
  }

  private String protocolName(EngineProtocol spoken) {
    if (protocol == null) {
      return spoken.names().getFirst();
    }
    if (!spoken.names().contains(protocol)) {
      throw new ParameterException(
          spec.commandLine(),
          "--protocol of %s: expected %s but was %s"
              .formatted(rules.game().id(), String.join(" or ", spoken.names()), protocol));
    }
    return protocol;
  }

  private EngineStrength strength() {
    Game game = rules.game();
    Limits usual = Level.of(DEFAULT_LEVEL).limits(game);
    if (depth != null) {
      return new EngineStrength(Limits.depth(depth), usual, 0);
    }
    if (level != null) {
      Level chosen = Level.of(level);
      return new EngineStrength(chosen.limits(game), usual, chosen.mistakeRate());
    }
    return new EngineStrength(null, usual, 0);
  }
}
