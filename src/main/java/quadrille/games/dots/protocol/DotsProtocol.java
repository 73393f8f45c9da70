package quadrille.games.dots.protocol;

import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.dots.DotsGame;
import quadrille.games.dots.DotsNotation;
import quadrille.search.protocol.Dialogue;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineBackend;
import quadrille.search.protocol.EngineProtocol;
import quadrille.search.protocol.UciDialect;
import quadrille.search.protocol.UciDialogue;
import quadrille.search.protocol.UciDriver;

/** The line protocol of Dots and Boxes: of the family of UCI, in the game's own notation. */
public final class DotsProtocol implements EngineProtocol, UciDialect {

  @Override
  public List<String> names() {
    return List.of("dots");
  }

  @Override
  public String name() {
    return "dots";
  }

  @Override
  public Dialogue createDialogue(String name, EngineBackend machine, Settings settings) {
    return new UciDialogue(this, machine, settings);
  }

  @Override
  public Driver createDriver(Settings settings) {
    return new UciDriver(this, new DotsGame(), settings);
  }

  @Override
  public String format(Position position) {
    return DotsNotation.INSTANCE.format(position);
  }

  @Override
  public Position parse(String text, Settings settings) throws BadInputException {
    return DotsNotation.INSTANCE.parsePosition(text, settings);
  }

  /** A position tells its size by itself. */
  @Override
  public Settings settings(String text, Settings set) throws BadInputException {
    return Rules.settings(new DotsGame(), null, DotsNotation.INSTANCE.optionsOf(text));
  }
}
