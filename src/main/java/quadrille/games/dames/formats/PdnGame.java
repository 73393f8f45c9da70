package quadrille.games.dames.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A parsed PDN game, not yet checked against the rules. Mutable only while it is parsed.
 *
 * @param line the line in which the game begins, from 1
 * @param tags the tags; a result after the moves, unless it is {@code *}, replaces that of the
 *     tags, and removes a {@code Termination} that belongs to another outcome
 * @param comments the comments before the first move
 */
record PdnGame(int line, Map<String, String> tags, List<String> comments, List<Move> moves) {

  /**
   * A parsed move.
   *
   * @param line the line of the file, from 1
   * @param text squares with separators, in lower case; of a short move, such as {@code c:e5}, the
   *     first one has no row
   */
  record Move(
      int line,
      String text,
      List<String> comments,
      List<Integer> glyphs,
      List<List<Move>> variations) {

    Move(int line, String text) {
      this(line, text, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }
  }

  PdnGame(int line) {
    this(line, new LinkedHashMap<>(), new ArrayList<>(), new ArrayList<>());
  }
}
