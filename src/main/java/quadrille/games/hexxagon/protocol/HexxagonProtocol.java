package quadrille.games.hexxagon.protocol;

import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.games.hexxagon.HexxagonNotation;
import quadrille.games.hexxagon.HexxagonPosition;
import quadrille.games.hexxagon.HexxagonPositionParser;
import quadrille.games.hexxagon.HexxagonRules;
import quadrille.search.protocol.UciProtocol;

/**
 * The Universal Ataxx Interface (UAI), adapted to Hexxagon: the FEN has nine rows of five to nine
 * cells, in which a digit is a number of empty cells.
 */
public final class HexxagonProtocol extends UciProtocol {

  public HexxagonProtocol(Game game) {
    super(game, "uai");
  }

  @Override
  public String format(Position position) {
    String plain = HexxagonNotation.write((HexxagonPosition) position);
    StringBuilder text = new StringBuilder();
    int empty = 0;
    for (int i = 0; i < plain.length(); i++) {
      char symbol = plain.charAt(i);
      if (symbol == '.') {
        empty++;
        continue;
      }
      if (empty > 0) {
        text.append(empty);
        empty = 0;
      }
      text.append(symbol);
    }
    return text + " 0 1";
  }

  /** The ply and move counters are optional and ignored. */
  @Override
  public Position parse(String text, Settings settings) throws BadInputException {
    String[] parts = text.strip().split("\\s+");
    StringBuilder plain = new StringBuilder();
    for (char symbol : parts[0].toCharArray()) {
      boolean digit = symbol >= '1' && symbol <= '9';
      plain.append(digit ? ".".repeat(symbol - '0') : String.valueOf(symbol));
    }
    if (parts.length > 1) {
      plain.append(' ').append(parts[1]);
    }
    return new HexxagonPositionParser(HexxagonRules.of(settings)).parse(plain.toString());
  }
}
