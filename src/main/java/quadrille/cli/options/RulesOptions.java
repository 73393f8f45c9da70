package quadrille.cli.options;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.GameModule;

/** Which game, by which rules: shared by every command that needs to know. */
public final class RulesOptions {

  @Parameters(paramLabel = "GAME", description = "One of the games that `quadrille games` lists.")
  private GameModule module;

  @Option(
      names = "--rules",
      paramLabel = "PRESET",
      description = "A rule preset; `quadrille games GAME` lists them.")
  private @Nullable String preset;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "Sets one rule; may be given several times.")
  private Map<String, String> overrides = new LinkedHashMap<>();

  public GameModule module() {
    return module;
  }

  public Game game() {
    return module.game();
  }

  /** The preset that the settings start from, or null where the game has none. */
  @Nullable String preset() {
    if (preset != null || game().presets().isEmpty()) {
      return preset;
    }
    return game().presets().getFirst().id();
  }

  public Settings settings() throws BadInputException {
    return Rules.settings(game(), preset, overrides);
  }

  /** The settings for a game from that position, whose text may tell some of them. */
  Settings settings(String position) throws BadInputException {
    return Rules.settings(game(), preset, overrides, position);
  }
}
