package quadrille.games.hex;

import java.util.LinkedHashMap;
import java.util.Map;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;

/** Boards and positions for the tests of Hex. */
public final class HexFixture {
  public static final HexGame GAME = new HexGame();

  private HexFixture() {}

  public static Settings settings(String... namesAndValues) {
    Map<String, String> values = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      values.put(namesAndValues[i], namesAndValues[i + 1]);
    }
    try {
      return Rules.settings(GAME, null, values);
    } catch (BadInputException e) {
      throw new AssertionError(e);
    }
  }

  public static Settings size(int size) {
    return settings("size", Integer.toString(size));
  }

  public static HexPosition position(String text, Settings settings) throws BadInputException {
    return HexNotation.INSTANCE.parsePosition(text, settings);
  }

  public static HexPosition after(Settings settings, String moves) throws BadInputException {
    return (HexPosition) Line.start(GAME, settings).play(moves).position();
  }
}
