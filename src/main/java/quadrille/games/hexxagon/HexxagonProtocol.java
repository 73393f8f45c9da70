package quadrille.games.hexxagon;

import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.search.protocol.Dialogue;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineProtocol;
import quadrille.search.protocol.Machine;
import quadrille.search.protocol.UciDialogue;
import quadrille.search.protocol.UciDriver;
import quadrille.search.protocol.UciWords;

/**
 * UAI, the Universal Ataxx Interface, on the board of Hexxagon: its FEN with nine rows of five to
 * nine cells, in which a digit stands for so many empty cells.
 */
final class HexxagonProtocol implements EngineProtocol, UciWords {

  @Override
  public List<String> names() {
    return List.of("uai");
  }

  @Override
  public String name() {
    return "uai";
  }

  @Override
  public Dialogue serve(String name, Machine machine, Settings settings) {
    return new UciDialogue(this, machine, settings);
  }

  @Override
  public Driver drive(Settings settings) {
    return new UciDriver(this, new HexxagonGame(), settings);
  }

  @Override
  public String format(Position position) {
    String plain = HexxagonNotation.write((HexxagonPosition) position);
    StringBuilder text = new StringBuilder();
    int empty = 0;
    for (char symbol : plain.toCharArray()) {
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

  /** The counters of plies and moves may be left out, and are not looked at. */
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
    return new HexxagonReader(HexxagonRules.of(settings)).read(plain.toString());
  }
}
