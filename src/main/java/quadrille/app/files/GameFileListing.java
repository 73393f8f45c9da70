package quadrille.app.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.app.history.ParticipantNames;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Outcome;
import quadrille.core.formats.GameFormat;
import quadrille.text.Localizer;

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
   * @param outcome the outcome, or null for an unfinished game
   * @param moves the number of moves of the main line, as {@link quadrille.core.Line#moveNumber}
   *     counts them
   */
  record GameEntry(
      int number,
      String game,
      String first,
      String second,
      String date,
      String event,
      @Nullable Outcome outcome,
      int moves)
      implements Entry {

    static GameEntry of(int number, GameTree tree) {
      Map<String, String> tags = tree.tags();
      return new GameEntry(
          number,
          tree.game().id(),
          tags.getOrDefault(GameTree.FIRST, ""),
          tags.getOrDefault(GameTree.SECOND, ""),
          tags.getOrDefault(GameTree.DATE, ""),
          tags.getOrDefault(GameTree.EVENT, ""),
          tree.outcome(),
          tree.lastMainNode().line().moveNumber());
    }

    /** The text that a search looks at: the date as in the file and as shown. */
    String searchText(Localizer localizer) {
      String shown = ParticipantNames.formatTag(date, localizer);
      return String.join(" ", first, second, date, shown, event);
    }
  }

  /** A part of the text that could not be read. */
  record ProblemEntry(GameFormat.Problem problem) implements Entry {
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
    Collector collector = new Collector();
    format.read(text, collector);
    GameTree only = collector.entries.size() == 1 ? collector.first : null;
    return new GameFileListing(name, text, format, collector.entries, only);
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
      entries.add(GameEntry.of(number, tree));
      return true;
    }

    @Override
    public void problem(GameFormat.Problem problem) {
      entries.add(new ProblemEntry(problem));
    }
  }
}
