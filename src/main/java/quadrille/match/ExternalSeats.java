package quadrille.match;

import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Text;
import quadrille.match.engine.CommandLineWords;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;
import quadrille.match.engine.EngineLog;
import quadrille.match.engine.Patience;
import quadrille.search.protocol.EngineProtocol;

/** The seats of engines from outside. */
final class ExternalSeats {
  static final String PREFIX = "engine:";

  private ExternalSeats() {}

  /** Reads the name of an engine that is kept, or a command line: in quotes, or with blanks. */
  static Seat.External parse(String text) throws BadInputException {
    boolean quoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
    if (!quoted && !text.matches(".*[\\s/\\\\].*")) {
      EngineEntry entry = EngineList.find().named(text);
      if (entry == null) {
        throw error("error.engine", text);
      }
      return new Seat.External(entry.name(), entry.game(), entry.command());
    }
    String line = quoted ? text.substring(1, text.length() - 1) : text;
    List<String> words = CommandLineWords.split(line);
    if (words.isEmpty()) {
      throw error("error.engine", text);
    }
    return new Seat.External(line, null, words);
  }

  /**
   * Makes sure that the engine plays that game.
   *
   * @throws BadInputException when it plays another one
   */
  static void check(Seat.External seat, Game game) throws BadInputException {
    String kept = seat.game();
    if (!(game instanceof EngineProtocol.Speaking)) {
      throw error("error.engine-none", game.id());
    }
    if (kept != null && !kept.equals(game.id())) {
      throw error("error.engine-game", seat.name(), kept, game.id());
    }
  }

  static Player sit(Seat.External seat, Terms terms) {
    if (!(terms.game() instanceof EngineProtocol.Speaking speaking)) {
      throw new IllegalArgumentException("no protocol for " + terms.game().id());
    }
    return new ExternalPlayer(
        seat.name(),
        seat.command(),
        EngineLog.of(seat.name()),
        speaking.protocol(),
        terms,
        Patience.USUAL);
  }

  private static BadInputException error(String key, Object... arguments) {
    return new BadInputException(Text.of(ExternalSeats.class, key, arguments));
  }
}
