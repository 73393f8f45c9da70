package quadrille.match.engine;

import java.util.List;
import java.util.Objects;
import quadrille.core.BadInputException;

/**
 * An external engine in the user's list.
 *
 * @param name letters, digits, hyphens, dots and underscores; at most 64
 * @param game the id of the game it plays
 * @param command the program and its arguments, 1 or more
 */
public record EngineEntry(String name, String game, List<String> command) {
  private static final String NAME = "[A-Za-z0-9][A-Za-z0-9._-]{0,63}";

  /**
   * @throws IllegalArgumentException if the command is empty
   */
  public EngineEntry {
    Objects.requireNonNull(name);
    Objects.requireNonNull(game);
    command = List.copyOf(command);
    if (command.isEmpty()) {
      throw new IllegalArgumentException("no program for " + name);
    }
  }

  /**
   * A checked entry.
   *
   * @throws BadInputException when the name is invalid or the command is empty
   */
  public static EngineEntry of(String name, String game, List<String> command)
      throws BadInputException {
    if (name.isEmpty()) {
      throw new BadInputException(EngineEntry.class, "error.no-name");
    }
    if (!name.matches(NAME)) {
      throw new BadInputException(EngineEntry.class, "error.name", name);
    }
    if (command.isEmpty() || command.getFirst().isBlank()) {
      throw new BadInputException(EngineEntry.class, "error.no-command");
    }
    return new EngineEntry(name, game, command);
  }
}
