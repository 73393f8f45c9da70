package quadrille.match;

import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.match.engine.CommandLineWords;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;
import quadrille.match.engine.EngineLog;
import quadrille.match.engine.EngineTimeouts;
import quadrille.text.Text;

/** The seats of engines from outside. */
final class EngineSeats {
  static final String PREFIX = "engine:";

  private EngineSeats() {}

  /** Reads the name of an engine that is kept, or a command line: in quotes, or with blanks. */
  static Seat.Engine parse(String text) throws BadInputException {
    boolean quoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
    if (!quoted && !text.matches(".*[\\s/\\\\].*")) {
      EngineEntry entry = EngineList.inDataFolder().byName(text);
      if (entry == null) {
        throw error("error.engine", text);
      }
      return new Seat.Engine(entry.name(), entry.game(), entry.command());
    }
    String line = quoted ? text.substring(1, text.length() - 1) : text;
    List<String> words = CommandLineWords.split(line);
    if (words.isEmpty()) {
      throw error("error.engine", text);
    }
    return new Seat.Engine(line, null, words);
  }

  /**
   * Makes sure that the engine plays that game.
   *
   * @throws BadInputException when it plays another one
   */
  static void validate(Seat.Engine seat, Game game) throws BadInputException {
    String kept = seat.game();
    if (kept != null && !kept.equals(game.id())) {
      throw error("error.engine-game", seat.name(), kept, game.id());
    }
  }

  static Player createPlayer(Seat.Engine seat, EngineConfig terms) {
    return new EnginePlayer(
        seat.name(),
        seat.command(),
        EngineLog.fileFor(seat.name()),
        terms.protocol(),
        terms,
        EngineTimeouts.DEFAULT);
  }

  private static BadInputException error(String key, Object... arguments) {
    return new BadInputException(Text.of(EngineSeats.class, key, arguments));
  }
}
