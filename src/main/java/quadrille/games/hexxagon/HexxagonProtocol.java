package quadrille.games.hexxagon;

import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.search.protocol.UciProtocol;

/**
 * The Universal Ataxx Interface (UAI), adapted to Hexxagon: the FEN has nine rows of five to nine
 * cells, in which a digit is a number of empty cells.
 */
final class HexxagonProtocol extends UciProtocol {
  private static final Pattern EMPTY_CELLS = Pattern.compile("\\.+");
  private static final Pattern DIGIT = Pattern.compile("[1-9]");

  HexxagonProtocol(Game game) {
    super(game, "uai");
  }

  @Override
  public String format(Position position) {
    return EMPTY_CELLS.matcher(super.format(position)).replaceAll(run -> "" + run.group().length())
        + " 0 1";
  }

  /** The ply and move counters are optional and ignored. */
  @Override
  public Position parse(String text, Settings settings) throws BadInputException {
    String[] parts = text.strip().split("\\s+");
    String rows =
        DIGIT.matcher(parts[0]).replaceAll(digit -> ".".repeat(Integer.parseInt(digit.group())));
    return super.parse(parts.length > 1 ? rows + " " + parts[1] : rows, settings);
  }
}
