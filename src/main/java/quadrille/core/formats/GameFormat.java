package quadrille.core.formats;

import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.text.Text;

/** A file format for games that people and other programs read. Stateless, thread-safe. */
public abstract class GameFormat {
  private final String id;
  private final List<String> extensions;

  /**
   * @param id the name on the command line, in lower case letters; the text {@code format.ID} of
   *     the subclass's package is the name shown to people
   * @param extensions the file extensions without the dot, the usual one first
   */
  protected GameFormat(String id, String... extensions) {
    this.id = id;
    this.extensions = List.of(extensions);
  }

  public final String id() {
    return id;
  }

  /** Returns the file extensions without the dot, the usual one first. */
  public final List<String> extensions() {
    return extensions;
  }

  /** Returns the name shown to people. */
  public final Text name() {
    return Text.of(getClass(), "format." + id);
  }

  /** Returns whether games are written with their variations, not their main lines alone. */
  public boolean keepsVariations() {
    return true;
  }

  /** Returns whether the beginning of a text looks like this format, valid or not. */
  public abstract boolean recognizes(String text);

  /**
   * Reads the games of a text one by one without keeping them, because there may be very many. A
   * game that cannot be read is reported as a problem, and the others are read.
   *
   * @throws BadInputException if the text is not in this format at all
   */
  public abstract void read(String text, Visitor visitor) throws BadInputException;

  /**
   * Writes games as a text that {@link #read} reads back.
   *
   * @param games one or more
   * @throws BadInputException if the format cannot hold one of them: another game, other rules
   */
  public String write(List<GameTree> games) throws BadInputException {
    StringBuilder text = new StringBuilder();
    for (GameTree game : games) {
      text.append(write(game));
    }
    return text.toString();
  }

  /**
   * Writes one game of several.
   *
   * @throws BadInputException if the format cannot hold it
   */
  protected abstract String write(GameTree game) throws BadInputException;

  /** Receives the contents of a text in their order. */
  public interface Visitor {

    /**
     * Receives a game.
     *
     * @param number its number in the text, from 1; games that cannot be read are counted too
     * @return whether to read on
     */
    boolean game(int number, GameTree game);

    /** Receives something that could not be read. */
    void problem(Problem problem);

    /** Receives the error that made a game unreadable. */
    default void problem(int number, GameParseException e) {
      problem(new Problem(number, e.line(), e.text()));
    }
  }

  /**
   * A game that could not be read, or a part of one that was skipped.
   *
   * @param number the game's number in the file, from 1
   * @param line the line of the file, from 1
   * @param text what was wrong and what was expected
   */
  public record Problem(int number, int line, Text text) {}
}
