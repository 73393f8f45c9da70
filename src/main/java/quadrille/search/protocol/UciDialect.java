package quadrille.search.protocol;

import quadrille.core.BadInputException;
import quadrille.core.Position;
import quadrille.core.Settings;

/** What a game puts into the protocols of the family of UCI. Stateless, thread-safe. */
public interface UciDialect {

  /** The word that begins the dialogue, and from which the others are made: {@code uai}. */
  String name();

  /** A position in one line; words separated by blanks, none of them {@code moves}. */
  String format(Position position);

  /**
   * A position read from such a line.
   *
   * @throws BadInputException when it is none under these rules
   */
  Position parse(String text, Settings settings) throws BadInputException;

  /** The settings for a position when the front end has set these ones. */
  default Settings settings(String text, Settings set) throws BadInputException {
    return set;
  }
}
