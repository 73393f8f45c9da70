package quadrille.match.engine;

import java.nio.file.Path;
import quadrille.core.BadInputException;

/** Thrown when the user's list of engines cannot be read, whatever the other input is. */
public final class EngineListException extends BadInputException {
  private static final long serialVersionUID = 1L;

  EngineListException(String key, Path file) {
    super(EngineListException.class, key, file.toString());
  }
}
