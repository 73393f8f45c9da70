package quadrille.games.hex.protocol;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.search.protocol.Dialogue;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineBackend;
import quadrille.search.protocol.EngineProtocol;

/**
 * HTP, the Hex Text Protocol: the Go Text Protocol version 2 (Gunnar Farnebäck, 2002) with the
 * moves of Hex. Black moves first and connects top and bottom, White connects left and right.
 */
public final class HexProtocol implements EngineProtocol {
  /** Our own command to set all rules; an engine without it can only play on hexagons. */
  static final String RULES_COMMAND = "quadrille-rules";

  /**
   * Our own command for the greatest depth and number of nodes of a move, for which HTP has none.
   */
  static final String LIMITS_COMMAND = "quadrille-limits";

  @Override
  public List<String> names() {
    return List.of("htp");
  }

  @Override
  public Dialogue createDialogue(String name, EngineBackend backend, Settings settings) {
    return new HtpDialogue(backend, settings);
  }

  @Override
  public Driver createDriver(Settings settings) {
    return new HtpDriver(settings);
  }

  static String colourName(Side side) {
    return side == Side.FIRST ? "black" : "white";
  }

  /** Parses a colour; returns null if the word is not one. */
  static @Nullable Side parseSide(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "b", "black" -> Side.FIRST;
      case "w", "white" -> Side.SECOND;
      default -> null;
    };
  }
}
