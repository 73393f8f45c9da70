package quadrille.cli.options;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.search.training.TrainingModel;
import quadrille.search.training.WeightsReader;

/** The options for a game and its rules. */
public class RulesOptions {
  @Parameters(paramLabel = "GAME", description = "The game; `quadrille games` lists them.")
  private GameModule module;

  @Option(
      names = "--rules",
      paramLabel = "PRESET",
      description = "The rule preset; `quadrille games GAME` lists them.")
  private @Nullable String preset;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "Sets a rule; may be given several times.")
  private Map<String, String> overrides = new LinkedHashMap<>();

  public final GameModule module() {
    return module;
  }

  public final Game game() {
    return module.game();
  }

  /** The preset that the settings start from, or null if the game has none. */
  public final @Nullable String preset() {
    if (preset != null || game().presets().isEmpty()) {
      return preset;
    }
    return game().presets().getFirst().id();
  }

  public final Settings settings() throws BadInputException {
    return Rules.settings(game(), preset, overrides);
  }

  /** Whether rules were asked for, and not those that the game has anyway. */
  public final boolean areGiven() {
    return preset != null || !overrides.isEmpty();
  }

  /**
   * What trains the evaluation of the game.
   *
   * @throws CommandFailedException if it cannot be trained
   */
  public final Function<Settings, TrainingModel> training() throws CommandFailedException {
    Function<Settings, TrainingModel> training = module.training();
    if (training == null) {
      throw cannotBeTrained();
    }
    return training;
  }

  /**
   * What trains the evaluation of the game for rules of all kinds at once.
   *
   * @throws CommandFailedException if it cannot be trained so
   */
  public final Supplier<TrainingModel> generalTraining() throws CommandFailedException {
    Supplier<TrainingModel> training = module.generalTraining();
    if (training == null) {
      throw cannotBeTrained();
    }
    return training;
  }

  /**
   * What reads trained weights of the game from a file.
   *
   * @throws CommandFailedException if nothing of it can be trained
   */
  public final WeightsReader weights() throws CommandFailedException {
    WeightsReader weights = module.weights();
    if (weights == null) {
      throw cannotBeTrained();
    }
    return weights;
  }

  private CommandFailedException cannotBeTrained() {
    return new CommandFailedException(
        "the evaluation of " + game().name() + " cannot be trained yet.");
  }

  /** The settings for a game from a position, whose text may imply some of them. */
  final Settings settings(@Nullable String position) throws BadInputException {
    return position == null ? settings() : Rules.settings(game(), preset, overrides, position);
  }
}
