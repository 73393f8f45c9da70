package quadrille.games.dames.formats;

import java.util.ArrayList;
import java.util.List;

/** A parsed PDN move with its comments and variations. Mutable only while it is parsed. */
final class PdnMove {
  private final int line;
  private final String text;
  private final List<String> comments = new ArrayList<>();
  private final List<Integer> glyphs = new ArrayList<>();
  private final List<List<PdnMove>> variations = new ArrayList<>();

  /**
   * @param line the line of the file, from 1
   * @param text squares with separators, in lower case
   */
  PdnMove(int line, String text) {
    this.line = line;
    this.text = text;
  }

  int line() {
    return line;
  }

  String text() {
    return text;
  }

  List<String> comments() {
    return comments;
  }

  List<Integer> glyphs() {
    return glyphs;
  }

  List<List<PdnMove>> variations() {
    return variations;
  }
}
