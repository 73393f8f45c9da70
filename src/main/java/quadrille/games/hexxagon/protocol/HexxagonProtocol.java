package quadrille.games.hexxagon.protocol;

import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.games.hexxagon.HexxagonGame;
import quadrille.games.hexxagon.HexxagonNotation;
import quadrille.games.hexxagon.HexxagonPosition;
import quadrille.games.hexxagon.HexxagonPositionParser;
import quadrille.games.hexxagon.HexxagonRules;
import quadrille.search.protocol.Dialogue;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineBackend;
import quadrille.search.protocol.EngineProtocol;
import quadrille.search.protocol.UciDialect;
import quadrille.search.protocol.UciDialogue;
import quadrille.search.protocol.UciDriver;

/**
 * UAI, the Universal Ataxx Interface, on the board of Hexxagon: its FEN with nine rows of five to
 * nine cells, in which a digit stands for so many empty cells.
 */
public final class HexxagonProtocol implements EngineProtocol, UciDialect {

  @Override
  public List<String> names() {
    return List.of("uai");
  }

  @Override
  public String name() {
    return "uai";
  }

  @Override
  public Dialogue createDialogue(String name, EngineBackend machine, Settings settings) {
    return new UciDialogue(this, machine, settings);
  }

  @Override
  public Driver createDriver(Settings settings) {
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
    return new HexxagonPositionParser(HexxagonRules.of(settings)).parse(plain.toString());
  }
}
