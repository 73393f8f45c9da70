package quadrille.games.dames.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A game as it stands in a PDN file: tags, comments and moves, not yet played. */
final class PdnGame {
  private final int line;
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final List<String> comments = new ArrayList<>();
  private final List<PdnMove> moves = new ArrayList<>();
  private @Nullable String result;

  /**
   * @param line the line that the game begins in, from 1
   */
  PdnGame(int line) {
    this.line = line;
  }

  int line() {
    return line;
  }

  Map<String, String> tags() {
    return tags;
  }

  /** What is told before the first move. */
  List<String> comments() {
    return comments;
  }

  List<PdnMove> moves() {
    return moves;
  }

  boolean isEmpty() {
    return tags.isEmpty() && moves.isEmpty() && comments.isEmpty();
  }

  void setResult(String how) {
    result = how;
  }

  /** The result behind the moves, or else in the tags; null where there is none. */
  @Nullable String result() {
    String told = result;
    return told == null || told.equals("*") ? tags.getOrDefault("Result", told) : told;
  }
}
