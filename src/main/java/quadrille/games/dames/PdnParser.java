package quadrille.games.dames;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quadrille.core.MisreadException;
import quadrille.core.Text;

/**
 * Takes the text of a PDN file apart, game by game (Wieger Wesselink, Portable Draughts Notation
 * 3.0, the grammar for reading). A game ends with a result, with {@code *}, or where the tags of
 * the next one begin.
 */
final class PdnParser {
  private static final Pattern TAG =
      Pattern.compile("\\[\\s*(\\w+)\\s*\"((?:[^\"\\\\\\n]|\\\\.|\"(?![ \\t]*\\]))*)\"\\s*\\]");
  private static final Pattern RESULT =
      Pattern.compile("(?:1/2-1/2|[012]-[012]|1\\+-1-|1--1\\+)(?![\\dx:.-])|\\*");
  private static final Pattern NUMBER = Pattern.compile("\\d+\\s*\\.+|\\.{2,}");
  private static final Pattern SQUARES =
      Pattern.compile(
          "(?i)[a-n]\\d{1,2}(?:\\s?[-x:×]\\s?[a-n]\\d{1,2}|[a-n]\\d{1,2})+"
              + "|\\d{1,3}(?:\\s?[-x:×]\\s?\\d{1,3})+");
  private static final Pattern STRENGTH = Pattern.compile("\\(?([!?]+)\\)?|\\*(?=\\S*\\s+\\S)");
  private static final Pattern GLYPH = Pattern.compile("\\$(\\d{1,3})");
  private static final Pattern HEADER = Pattern.compile("(?m)^[ \\t]*\\[\\s*[A-Z]\\w*\\s*\"");
  private static final Pattern END =
      Pattern.compile("(?<=\\s)(?:1/2-1/2|[012]-[012]|\\*)(?=\\s|$)");
  private static final Map<String, Integer> STRENGTHS =
      Map.of("!", 1, "?", 2, "!!", 3, "??", 4, "!?", 5, "?!", 6);

  private final String text;
  private int at;
  private int counted;
  private int line = 1;
  private @Nullable PdnText current;

  PdnParser(String text) {
    this.text = text;
  }

  /** The line of the place that is read, from 1. */
  int line() {
    for (; counted < at; counted++) {
      if (text.charAt(counted) == '\n') {
        line++;
      }
    }
    return line;
  }

  /** Goes to the next game; says whether there is one. */
  boolean toGame() {
    skipSpace();
    while (at < text.length() && text.charAt(at) == '*') {
      at++;
      skipSpace();
    }
    return at < text.length();
  }

  /**
   * After an error: goes to where the tags of another game begin, or behind the result of one
   * without tags.
   */
  void skipGame() {
    Matcher end = END.matcher(text);
    int result =
        current != null && current.tags().isEmpty() && end.find(at) ? end.end() : text.length();
    skipToHeader();
    at = Math.min(at, result);
  }

  private void skipToHeader() {
    Matcher header = HEADER.matcher(text);
    int from = Math.max(text.indexOf('\n', at), at);
    while (header.find(from)) {
      if (!follows(header.start())) {
        at = header.start();
        return;
      }
      from = header.end();
    }
    at = text.length();
  }

  /** Whether the line before holds a tag as well. */
  private boolean follows(int start) {
    int end = start;
    while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    int begin = text.lastIndexOf('\n', end - 1) + 1;
    return HEADER.matcher(text.substring(begin, end)).lookingAt();
  }

  /**
   * The game that begins here.
   *
   * @throws MisreadException where it cannot be understood
   */
  PdnText game() throws MisreadException {
    PdnText game = new PdnText(line());
    current = game;
    tags(game);
    moves(game);
    return game;
  }

  private void tags(PdnText game) throws MisreadException {
    for (skipSpace(); at < text.length(); skipSpace()) {
      if (text.charAt(at) == '{' || text.charAt(at) == ';') {
        game.comments().add(comment());
      } else if (text.charAt(at) == '[') {
        Matcher tag = here(TAG);
        if (tag == null) {
          throw error("error.pdn-tag");
        }
        game.tags().put(tag.group(1), tag.group(2).replaceAll("\\\\(.)", "$1").strip());
      } else {
        return;
      }
    }
  }

  /** The sequences that are open: the main line, and the variations in it one in the other. */
  private void moves(PdnText game) throws MisreadException {
    Deque<List<PdnMove>> open = new ArrayDeque<>(List.of(game.moves()));
    for (skipSpace(); at < text.length(); skipSpace()) {
      switch (text.charAt(at)) {
        case '[' -> {
          return;
        }
        case '{', ';' -> {
          String comment = comment();
          List<PdnMove> line = open.element();
          (line.isEmpty() ? game.comments() : line.getLast().comments()).add(comment);
        }
        case '(' -> open(open);
        case ')' -> close(open);
        default -> {
          if (token(open.element(), game)) {
            return;
          }
        }
      }
    }
    if (open.size() > 1) {
      throw error("error.pdn-open");
    }
  }

  private void open(Deque<List<PdnMove>> open) throws MisreadException {
    List<PdnMove> line = open.element();
    Matcher strength = here(STRENGTH);
    if (strength != null && strength.group(1) != null && !line.isEmpty()) {
      line.getLast().glyphs().add(STRENGTHS.getOrDefault(strength.group(1), 0));
      return;
    }
    if (line.isEmpty() || open.size() > 100) {
      throw error("error.pdn-variation");
    }
    at++;
    List<PdnMove> variation = new ArrayList<>();
    line.getLast().variations().add(variation);
    open.push(variation);
  }

  private void close(Deque<List<PdnMove>> open) throws MisreadException {
    if (open.size() == 1) {
      throw error("error.pdn-close");
    }
    at++;
    open.pop();
  }

  /** Reads a number, a move or a result; says whether the game ends with it. */
  private boolean token(List<PdnMove> moves, PdnText game) throws MisreadException {
    Matcher token = here(RESULT);
    String told = game.tags().getOrDefault("Result", "");
    if (token == null && told.length() > 1 && text.startsWith(told, at)) {
      at += told.length();
      return moves == game.moves();
    }
    if (token != null) {
      if (moves == game.moves()) {
        game.end(token.group());
      }
      return moves == game.moves();
    }
    if (here(NUMBER) != null || fen(game)) {
      return false;
    }
    token = here(GLYPH);
    if (token != null) {
      glyph(moves, Integer.parseInt(token.group(1)));
      return false;
    }
    token = here(SQUARES);
    if (token == null) {
      throw error("error.pdn-token", shown());
    }
    String move = token.group().replaceAll("\\s", "").toLowerCase(Locale.ROOT);
    moves.add(new PdnMove(line(), move));
    token = here(STRENGTH);
    if (token != null && token.group(1) != null) {
      glyph(moves, STRENGTHS.getOrDefault(token.group(1), 0));
    }
    return false;
  }

  private static void glyph(List<PdnMove> moves, int glyph) {
    if (!moves.isEmpty() && glyph > 0) {
      moves.getLast().glyphs().add(glyph);
    }
  }

  /** A set-up between the moves: before the first one it is the start of the game. */
  private boolean fen(PdnText game) throws MisreadException {
    Matcher setUp = here(Pattern.compile("/FEN\\s*\"([^\"]*)\"\\s*/"));
    if (setUp != null && !game.moves().isEmpty()) {
      throw error("error.pdn-set-up");
    }
    if (setUp != null) {
      game.tags().put("FEN", setUp.group(1));
    }
    return setUp != null;
  }

  private String shown() {
    String word = text.substring(at, Math.min(text.length(), at + 20)).split("\\s", 2)[0];
    return word.length() == 20 ? word + "…" : word;
  }

  /** Matches a pattern here and goes behind it; null where it does not match. */
  private @Nullable Matcher here(Pattern pattern) {
    Matcher matcher = pattern.matcher(text).region(at, text.length()).useTransparentBounds(true);
    if (!matcher.lookingAt()) {
      return null;
    }
    at = matcher.end();
    return matcher;
  }

  private String comment() throws MisreadException {
    if (text.charAt(at) == ';') {
      int end = text.indexOf('\n', at);
      String comment = text.substring(at + 1, end < 0 ? text.length() : end).strip();
      at = end < 0 ? text.length() : end;
      return comment;
    }
    int end = text.indexOf('}', at);
    Matcher next = HEADER.matcher(text).region(at, end < 0 ? text.length() : end);
    if (end < 0 || next.find() && !follows(next.start())) {
      throw error("error.pdn-comment");
    }
    String comment = text.substring(at + 1, end).replace("\r\n", "\n").strip();
    at = end + 1;
    return comment;
  }

  /** Goes over white space and over lines that begin with %. */
  private void skipSpace() {
    for (; at < text.length(); at++) {
      char next = text.charAt(at);
      if (next == '%' && (at == 0 || text.charAt(at - 1) == '\n')) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() - 1 : end;
      } else if (!Character.isWhitespace(next)) {
        return;
      }
    }
  }

  private MisreadException error(String key, Object... arguments) {
    return new MisreadException(line(), Text.of(PdnParser.class, key, arguments));
  }
}
