package quadrille.search.protocol;

import java.util.List;
import java.util.Map;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;

/**
 * A protocol of the UCI family. Positions are written in the game's own notation unless a game
 * overrides {@link #format} and {@link #parse}.
 */
public class UciProtocol implements EngineProtocol, UciDialect {
  private final Game game;
  private final String name;

  /**
   * Creates the protocol of a game.
   *
   * @param name the word that begins the dialogue: {@code uai}
   */
  public UciProtocol(Game game, String name) {
    this.game = game;
    this.name = name;
  }

  @Override
  public List<String> names() {
    return List.of(name);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Dialogue createDialogue(String name, EngineBackend backend, Settings settings) {
    return new UciDialogue(this, backend, settings);
  }

  @Override
  public Driver createDriver(Settings settings) {
    return new UciDriver(this, game, settings);
  }

  @Override
  public String format(Position position) {
    return game.notation().format(position);
  }

  @Override
  public Settings settings(String text, Settings set) throws BadInputException {
    Map<String, String> options = game.notation().optionsOf(text);
    return options.isEmpty() ? set : Rules.settings(game, null, options);
  }

  @Override
  public Position parse(String text, Settings settings) throws BadInputException {
    return game.notation().parsePosition(text, settings);
  }
}
