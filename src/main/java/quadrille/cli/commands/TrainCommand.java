package quadrille.cli.commands;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.arena.training.FitOptions;
import quadrille.arena.training.LogisticFit;
import quadrille.arena.training.SelfPlayOptions;
import quadrille.arena.training.TrainingData;
import quadrille.arena.training.TrainingException;
import quadrille.arena.training.TrainingFile;
import quadrille.arena.training.TrainingFolder;
import quadrille.arena.training.TrainingGames;
import quadrille.cli.options.FitParameters;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.options.RulesOptions;
import quadrille.cli.output.TrainingProgress;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.GracefulShutdown;
import quadrille.core.BadInputException;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.search.training.TrainingModel;
import quadrille.search.training.Weights;

/** Trains the evaluation of a game by games of the search against itself. */
@Command(
    name = "train",
    description = {
      "Trains the evaluation of a game. Plays games of the search against itself, from random"
          + " openings, and keeps their quiet positions in the file games.bin of a folder; with"
          + " --fit, fits weights to them.",
      "Continues what is in the folder already; a killed process loses the games that it was"
          + " playing."
    },
    footer = {
      "",
      "Examples:",
      "  quadrille train dames --rules international --directory international \\",
      "      --games 300000 --nodes 500 --seed 1 --threads 2",
      "  quadrille train dames --rules international --directory international --fit"
    })
public final class TrainCommand extends TerminalCommand {
  private static final int DEFAULT_GAMES = 100_000;

  @Mixin private RulesOptions rules;

  @Option(
      names = "--any-rules",
      description =
          "Plays each game by rules drawn at random and trains the general evaluation, which serves"
              + " all rules that have no other.")
  private boolean anyRules;

  @Option(
      names = "--directory",
      required = true,
      paramLabel = "DIR",
      description = "The folder of the training; created if it does not exist.")
  private Path directory;

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description =
          "Plays until there are N games, those in the folder included; 100000 by default, none"
              + " with --fit.")
  private @Nullable Integer games;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = NumberConverters.NodeCount.class,
      description = "The nodes per move; 500 by default.")
  private long nodes = 500;

  @Option(
      names = "--random-moves",
      paramLabel = "SHARE",
      description =
          "The share of the moves that are played at random in every other game, from 0 to 1; 0 by"
              + " default. With some, the weights also learn positions that a search sees and good"
              + " games do not have.")
  private double randomMoves;

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = NumberConverters.Seed.class,
      description = "The seed of the openings and the random moves; 1 by default.")
  private long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = NumberConverters.ThreadCount.class,
      description =
          "The number of games played at the same time, and the threads of the fit; by default one"
              + " for each core, and for the fit no more than have room in memory.")
  private @Nullable Integer threads;

  @Option(
      names = "--fit",
      description =
          "Fits the weights to the games in the folder and writes them to the file weights.bin"
              + " there. One game in 20 is held out.")
  private boolean fit;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description =
          "The fit begins with the weights in FILE, which an earlier one has written, instead of 0:"
              + " fewer games are enough to improve them.")
  private @Nullable Path start;

  @Mixin private FitParameters parameters;

  @Override
  public Integer call()
      throws BadInputException, CommandFailedException, TrainingException, InterruptedException {
    if (!parameters.areValid()) {
      throw usageError(
          "--mix takes a number from 0 to 1, --rate and --deviation more than 0, --min-positions 0"
              + " to "
              + FitOptions.MAX_MIN_POSITIONS);
    }
    if (start != null && !fit) {
      throw usageError("--from needs --fit");
    }
    if (parameters.areGiven() && !fit) {
      throw usageError("--epochs, --rate, --mix, --deviation and --min-positions need --fit");
    }
    if (anyRules && rules.areGiven()) {
      throw usageError("--any-rules takes no --rules and no --set");
    }
    if (!(randomMoves >= 0 && randomMoves <= 1)) {
      throw usageError("--random-moves takes a number from 0 to 1");
    }
    TrainingFolder folder = folder();
    folder.create();
    if (games != null || !fit) {
      play(folder, games == null ? DEFAULT_GAMES : games);
    }
    if (fit) {
      fit(folder);
    }
    return ExitCode.OK;
  }

  private TrainingFolder folder() throws BadInputException, CommandFailedException {
    String text = "any";
    Supplier<TrainingModel> models;
    if (anyRules) {
      models = rules.generalTraining();
    } else {
      Function<Settings, TrainingModel> training = rules.training();
      Settings settings = rules.settings();
      text = Rules.format(rules.game(), settings);
      models = () -> training.apply(settings);
    }
    return new TrainingFolder(directory, rules.game(), text, rules.module().knowledge(), models);
  }

  private void play(TrainingFolder folder, int count)
      throws BadInputException, CommandFailedException, TrainingException, InterruptedException {
    SelfPlayOptions options = new SelfPlayOptions(nodes, randomMoves, seed);
    try (TrainingFile file = folder.openGames(options);
        TrainingProgress progress = new TrainingProgress(terminal(), file.games(), count)) {
      TrainingGames run =
          new TrainingGames(
              file, () -> folder.newPlayer(options), threads(), count, progress::finished);
      try (GracefulShutdown _ = new GracefulShutdown(run::stop)) {
        run.play();
        progress.clear();
        print(progress.summary());
      }
    } catch (UncheckedIOException e) {
      throw new CommandFailedException(String.valueOf(e.getMessage()), e);
    }
  }

  private void fit(TrainingFolder folder) throws TrainingException {
    TrainingData data = folder.readGames();
    float[] weights = folder.start(start);
    int fitThreads =
        threads == null ? Math.min(threads(), LogisticFit.maxThreads(weights.length)) : threads;
    FitOptions options = parameters.options(fitThreads);
    LogisticFit run = new LogisticFit(data, folder.models(), options);
    printLine(
        "%,d games, %,d positions; %.0f points multiply the odds of a win by e",
        data.games(), data.positions(), run.scale().points());
    printLine("loss of the search's scores on the games held out: %.4f", run.searchLoss());
    List<LogisticFit.Epoch> losses = new ArrayList<>();
    float[] values =
        run.fit(
            weights,
            epoch -> {
              losses.add(epoch);
              printLine(
                  "epoch %d: loss %.4f, held out %.4f",
                  epoch.number(), epoch.learned(), epoch.heldOut());
            });
    int size = folder.write(new Weights(origin(data, options, losses.getLast(), start), values));
    printLine("%,d weights in %s, %,d bytes", values.length, folder.weightsFile(), size);
  }

  private int threads() {
    return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
  }

  /** How the weights were made. */
  private static String origin(
      TrainingData data, FitOptions options, LogisticFit.Epoch last, @Nullable Path start) {
    return String.format(
        Locale.ROOT,
        "%s; %d games, %d positions\nfit%s: epochs %d, rate %s, mix %s, deviation %s, positions %d;"
            + " loss held out %.4f\n",
        data.header(),
        data.games(),
        data.positions(),
        start == null ? "" : " from " + start.getFileName(),
        options.epochs(),
        options.rate(),
        options.mix(),
        options.deviation(),
        options.minPositions(),
        last.heldOut());
  }

  private void printLine(String format, Object... arguments) {
    print(String.format(Locale.ROOT, format, arguments));
    terminal().out().flush();
  }
}
