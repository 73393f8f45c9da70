package quadrille.games.dames.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A parsed PDN game: tags, comments and moves, not yet checked against the rules. */
final class PdnGame {
  private final int line;
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final List<String> comments = new ArrayList<>();
  private final List<PdnMove> moves = new ArrayList<>();
  private @Nullable String result;

  /**
   * @param line the line in which the game begins, from 1
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

  /** Returns the comments before the first move. */
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

  /** Returns the result after the moves or, if missing, from the tags; null if there is none. */
  @Nullable String result() {
    String told = result;
    return told == null || told.equals("*") ? tags.getOrDefault("Result", told) : told;
  }
}
