package quadrille.app.files;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Side;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.ParsedGames;

/**
 * The table of contents of a text; it does not keep the games, as there may be a hundred thousand.
 *
 * @param name the name of the file
 * @param entries the games and problems in the order of the text
 * @param onlyGame the game if there is only one, else null
 */
record GameFileListing(
    String name, String text, GameFormat format, List<Entry> entries, @Nullable GameTree onlyGame) {

  /** An entry of the list. */
  sealed interface Entry {
    /** The number of the game in the text, from 1. */
    int number();
  }

  /**
   * A game.
   *
   * @param game the game id
   * @param winner the winner, or null
   * @param finished whether the game is over
   * @param plies the number of moves of the main line
   */
  record GameEntry(
      int number,
      String game,
      String first,
      String second,
      String date,
      String event,
      @Nullable Side winner,
      boolean finished,
      int plies)
      implements Entry {}

  /** A part of the text that could not be read. */
  record ProblemEntry(ParsedGames.Problem problem) implements Entry {
    @Override
    public int number() {
      return problem.number();
    }
  }

  /**
   * Lists the games and problems of a text.
   *
   * @throws BadInputException if the text is not in that format
   */
  static GameFileListing of(String name, String text, GameFormat format) throws BadInputException {
    Collector reading = new Collector();
    format.read(text, reading);
    return new GameFileListing(name, text, format, reading.entries, reading.only());
  }

  /** The number of readable games. */
  long games() {
    return entries.stream().filter(GameEntry.class::isInstance).count();
  }

  /** The number of problems. */
  long problems() {
    return entries.size() - games();
  }

  private static final class Collector implements GameFormat.Visitor {
    private final List<Entry> entries = new ArrayList<>();
    private @Nullable GameTree first;

    @Override
    public boolean game(int number, GameTree tree) {
      first = entries.isEmpty() ? tree : null;
      var outcome = tree.outcome();
      entries.add(
          new GameEntry(
              number,
              tree.game().id(),
              tree.tags().getOrDefault(GameTree.FIRST, ""),
              tree.tags().getOrDefault(GameTree.SECOND, ""),
              tree.tags().getOrDefault(GameTree.DATE, ""),
              tree.tags().getOrDefault(GameTree.EVENT, ""),
              outcome == null ? null : outcome.winner(),
              outcome != null,
              tree.lastMainNode().line().ply()));
      return true;
    }

    @Override
    public void problem(ParsedGames.Problem problem) {
      entries.add(new ProblemEntry(problem));
    }

    @Nullable GameTree only() {
      return entries.size() == 1 ? first : null;
    }
  }
}
