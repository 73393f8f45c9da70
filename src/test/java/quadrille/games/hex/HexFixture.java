package quadrille.games.hex;

import java.util.Map;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;

/** Boards and positions for the tests of Hex. */
final class HexFixture {
  static final HexGame GAME = new HexGame();

  private HexFixture() {}

  static Settings settings(String... namesAndValues) {
    Map<String, String> given = new java.util.LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      given.put(namesAndValues[i], namesAndValues[i + 1]);
    }
    try {
      return Rules.settings(GAME, null, given);
    } catch (BadInputException e) {
      throw new AssertionError(e);
    }
  }

  static Settings size(int size) {
    return settings("size", Integer.toString(size));
  }

  static HexPosition position(String text, Settings settings) throws BadInputException {
    return HexNotation.INSTANCE.parsePosition(text, settings);
  }

  static HexPosition after(Settings settings, String moves) throws BadInputException {
    return (HexPosition) Line.start(GAME, settings).play(moves).position();
  }
}
