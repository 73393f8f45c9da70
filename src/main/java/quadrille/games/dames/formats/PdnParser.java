package quadrille.games.dames.formats;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quadrille.core.formats.GameParseException;
import quadrille.text.Text;

/**
 * Parses the text of a PDN file game by game (Wieger Wesselink, Portable Draughts Notation 3.0,
 * reading grammar). A game ends with a result, with {@code *}, or at the tags of the next game.
 *
 * <p>Groups repeat possessively in the patterns: they need no backtracking, and long texts would
 * overflow the stack with it.
 */
final class PdnParser {
  /**
   * How deep variations may be nested: more than in any real game. Whoever walks through a game may
   * need a part of the stack for each.
   */
  static final int MAX_NESTING = 1000;

  /** Matches the beginning of a tag. At the beginning of a line, it ends an unclosed comment. */
  static final String TAG_START = "\\[\\s*[A-Z]\\w*\\s*\"";

  private static final Pattern TAG =
      Pattern.compile("\\[\\s*(\\w+)\\s*\"((?:[^\"\\\\\\n]++|\\\\.|\"(?!\\s*\\]))*+)\"\\s*\\]");

  /** Follows a result; otherwise it is the beginning of a move, as in {@code 1-12}. */
  private static final String NO_MOVE = "(?![\\dx:.-])";

  private static final Pattern RESULT =
      Pattern.compile(
          "(?:1/2(?:-1/2)?|½(?:-½)?|[012]-[012][Ff]?|1\\+-1-|1--1\\+)" + NO_MOVE + "|\\*");
  private static final Pattern MOVE_NUMBER = Pattern.compile("\\d+\\s*\\.+|\\.{2,}");
  private static final Pattern MOVE =
      Pattern.compile(
          "(?i)[a-n]\\d{0,2}(?:\\s?[-x:×]\\s?[a-n]\\d{1,2}|[a-n]\\d{1,2})++"
              + "|\\d{1,3}(?:\\s?[-x:×]\\s?\\d{1,3})++");
  private static final Pattern MOVE_SUFFIX = Pattern.compile("\\(?([!?]+)\\)?|\\*(?=\\S*\\s+\\S)");
  private static final Pattern GLYPH = Pattern.compile("\\$(\\d{1,3})");
  private static final Pattern HEADER = Pattern.compile("(?m)^[ \\t]*" + TAG_START);
  private static final Pattern END =
      Pattern.compile("(?<=\\s)(?:1/2(?:-1/2)?|½(?:-½)?|[012]-[012][Ff]?|\\*)(?=\\s|$)");
  private static final char DOS_END_OF_FILE = 0x1A;
  private static final Map<String, Integer> SUFFIX_GLYPHS =
      Map.of("!", 1, "?", 2, "!!", 3, "??", 4, "!?", 5, "?!", 6);

  private final String text;

  /** The text with a hyphen for every dash, as moves and results are read. */
  private final String withHyphens;

  /** Where the last comment ends, so that one that is not closed is known without a search. */
  private final int lastClose;

  private int index;
  private int lineCountIndex;
  private int line = 1;

  /** Returns a text with a hyphen for every en dash, which books and web pages have in moves. */
  static String withHyphens(String text) {
    return text.replace('\u2013', '-');
  }

  PdnParser(String text) {
    this.text = text;
    withHyphens = withHyphens(text);
    lastClose = text.lastIndexOf('}');
  }

  /** Returns the current line, from 1. */
  int line() {
    for (; lineCountIndex < index; lineCountIndex++) {
      if (text.charAt(lineCountIndex) == '\n') {
        line++;
      }
    }
    return line;
  }

  /** Advances to the next game; returns whether there is one. */
  boolean advanceToGame() {
    skipSpace();
    while (index < text.length() && text.charAt(index) == '*') {
      index++;
      skipSpace();
    }
    return index < text.length();
  }

  /**
   * Recovers from an error: skips to the tags of the next game, or past a result if there are no
   * tags.
   */
  private void skipGame(PdnGame game) {
    Matcher end = END.matcher(withHyphens);
    skipToHeader(game.tags().isEmpty() && end.find(index) ? end.end() : text.length());
  }

  /** Skips to the next tags or, if there are none before it, to a limit. */
  private void skipToHeader(int limit) {
    int from = Math.min(limit, Math.max(text.indexOf('\n', index), index));
    Matcher header =
        HEADER
            .matcher(text)
            .region(from, limit)
            .useAnchoringBounds(false)
            .useTransparentBounds(true);
    while (header.find()) {
      if (header.start() > index && !followsTag(header.start())) {
        index = header.start();
        return;
      }
    }
    index = limit;
  }

  /** Returns whether the previous line also holds a tag. */
  private boolean followsTag(int start) {
    int end = start;
    while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    int begin = text.lastIndexOf('\n', end - 1) + 1;
    return HEADER.matcher(text.substring(begin, end)).lookingAt();
  }

  /**
   * Parses the game that begins here; skips it if there is an error.
   *
   * @throws GameParseException if the text is not valid PDN
   */
  PdnGame parseGame() throws GameParseException {
    PdnGame game = new PdnGame(line());
    try {
      parseTags(game);
      parseMoves(game);
      return game;
    } catch (GameParseException e) {
      skipGame(game);
      throw e;
    }
  }

  private void parseTags(PdnGame game) throws GameParseException {
    for (skipSpace(); index < text.length(); skipSpace()) {
      if (atComment()) {
        game.comments().add(parseComment());
      } else if (text.charAt(index) == '[') {
        Matcher tag = match(TAG);
        if (tag == null) {
          throw error("error.pdn-tag");
        }
        game.tags().put(tag.group(1), tag.group(2).replaceAll("\\\\(.)", "$1").strip());
      } else {
        return;
      }
    }
  }

  /** Keeps a stack of open sequences: the main line and nested variations. */
  private void parseMoves(PdnGame game) throws GameParseException {
    Deque<List<PdnGame.Move>> open = new ArrayDeque<>(List.of(game.moves()));
    List<String> pending = new ArrayList<>();
    for (skipSpace(); index < text.length(); skipSpace()) {
      switch (text.charAt(index)) {
        case '[' -> {
          return;
        }
        case '{', ';' -> {
          boolean beforeGame = open.size() == 1 && game.moves().isEmpty();
          (beforeGame ? game.comments() : pending).add(parseComment());
        }
        case '(' -> openVariation(open);
        case ')' -> closeVariation(open);
        default -> {
          if (parseToken(open.element(), open.size() == 1, game)) {
            parseCommentsAfterResult(game);
            return;
          }
        }
      }
      addComments(open.element(), pending);
    }
    if (open.size() > 1) {
      throw error("error.pdn-open");
    }
  }

  /**
   * Adds the comments to the last move of that line. Those at the start of a variation wait for its
   * first move or, if it has none, go to the move before it.
   */
  private static void addComments(List<PdnGame.Move> line, List<String> pending) {
    if (!line.isEmpty()) {
      line.getLast().comments().addAll(pending);
      pending.clear();
    }
  }

  /**
   * Adds the comments after a result to the last move. Those after an empty line belong to the next
   * game.
   */
  private void parseCommentsAfterResult(PdnGame game) {
    int end = index;
    for (skipSpace(); atComment() && !isEmptyLineBetween(end, index); skipSpace()) {
      try {
        (game.moves().isEmpty() ? game.comments() : game.moves().getLast().comments())
            .add(parseComment());
      } catch (GameParseException _) {
        // The finished game is good: the comment is reported with the next one.
        return;
      }
      end = index;
    }
  }

  private boolean atComment() {
    return index < text.length() && (text.charAt(index) == '{' || text.charAt(index) == ';');
  }

  private boolean isEmptyLineBetween(int start, int end) {
    return text.substring(start, end).chars().filter(each -> each == '\n').count() > 1;
  }

  private void openVariation(Deque<List<PdnGame.Move>> open) throws GameParseException {
    List<PdnGame.Move> line = open.element();
    Matcher strength = match(MOVE_SUFFIX);
    if (strength != null && strength.group(1) != null && !line.isEmpty()) {
      line.getLast().glyphs().add(SUFFIX_GLYPHS.getOrDefault(strength.group(1), 0));
      return;
    }
    if (line.isEmpty() || open.size() > MAX_NESTING) {
      throw error("error.pdn-variation", MAX_NESTING);
    }
    index++;
    List<PdnGame.Move> variation = new ArrayList<>();
    line.getLast().variations().add(variation);
    open.push(variation);
  }

  private void closeVariation(Deque<List<PdnGame.Move>> open) throws GameParseException {
    if (open.size() == 1) {
      throw error("error.pdn-close");
    }
    index++;
    open.pop();
  }

  /** Parses a move number, a move or a result; returns whether it ends the game. */
  private boolean parseToken(List<PdnGame.Move> moves, boolean mainLine, PdnGame game)
      throws GameParseException {
    Matcher token = matchPlay(RESULT);
    String tag = game.tags().getOrDefault("Result", "");
    if (token != null) {
      if (mainLine && !token.group().equals("*")) {
        if (PdnTags.contradict(tag, token.group())) {
          // It says how the game of the other result ended.
          game.tags().remove(PdnTags.TERMINATION);
        }
        if (!tag.startsWith(token.group())) {
          game.tags().put("Result", token.group());
        }
      }
      return mainLine;
    }
    if (tag.length() > 1 && matchPlay(Pattern.compile(Pattern.quote(tag) + NO_MOVE)) != null) {
      return mainLine;
    }
    if (match(MOVE_NUMBER) != null || parseSetUp(game)) {
      return false;
    }
    token = match(GLYPH);
    if (token != null) {
      addGlyph(moves, Integer.parseInt(token.group(1)));
      return false;
    }
    token = matchPlay(MOVE);
    if (token == null) {
      throw error("error.pdn-token", currentWord());
    }
    String move = token.group().replaceAll("\\s", "").toLowerCase(Locale.ROOT);
    moves.add(new PdnGame.Move(line(), move));
    token = match(MOVE_SUFFIX);
    if (token != null && token.group(1) != null) {
      addGlyph(moves, SUFFIX_GLYPHS.getOrDefault(token.group(1), 0));
    }
    return false;
  }

  private static void addGlyph(List<PdnGame.Move> moves, int glyph) {
    if (!moves.isEmpty() && glyph > 0) {
      moves.getLast().glyphs().add(glyph);
    }
  }

  /** Parses a set-up among the moves; before the first move it is the starting position. */
  private boolean parseSetUp(PdnGame game) throws GameParseException {
    Matcher setUp = match(Pattern.compile("/FEN\\s*\"([^\"]*)\"\\s*/"));
    if (setUp != null && !game.moves().isEmpty()) {
      throw error("error.pdn-set-up");
    }
    if (setUp != null) {
      game.tags().put("FEN", setUp.group(1));
    }
    return setUp != null;
  }

  private String currentWord() {
    String word = text.substring(index, Math.min(text.length(), index + 20)).split("\\s", 2)[0];
    return word.length() == 20 ? word + "…" : word;
  }

  /**
   * Matches a pattern at the current place and moves past it; returns null if it does not match.
   */
  private @Nullable Matcher match(Pattern pattern) {
    return match(pattern, text);
  }

  /** Matches a pattern of moves or results in the same way, for which a dash is a hyphen. */
  private @Nullable Matcher matchPlay(Pattern pattern) {
    return match(pattern, withHyphens);
  }

  private @Nullable Matcher match(Pattern pattern, String in) {
    Matcher matcher = pattern.matcher(in).region(index, in.length()).useTransparentBounds(true);
    if (!matcher.lookingAt()) {
      return null;
    }
    index = matcher.end();
    return matcher;
  }

  private String parseComment() throws GameParseException {
    if (text.charAt(index) == ';') {
      int end = text.indexOf('\n', index);
      String comment = text.substring(index + 1, end < 0 ? text.length() : end).strip();
      index = end < 0 ? text.length() : end;
      return comment;
    }
    int end = index > lastClose ? -1 : text.indexOf('}', index);
    Matcher next = HEADER.matcher(text).region(index, end < 0 ? text.length() : end);
    if (end < 0 || (next.find() && !followsTag(next.start()))) {
      throw error("error.pdn-comment");
    }
    String comment = text.substring(index + 1, end).replace("\r\n", "\n").strip();
    index = end + 1;
    return comment;
  }

  /** Skips white space, the end-of-file character of DOS, and lines that begin with %. */
  private void skipSpace() {
    for (; index < text.length(); index++) {
      char next = text.charAt(index);
      if (next == '%' && (index == 0 || text.charAt(index - 1) == '\n')) {
        int end = text.indexOf('\n', index);
        index = end < 0 ? text.length() - 1 : end;
      } else if (!Character.isWhitespace(next) && next != DOS_END_OF_FILE) {
        return;
      }
    }
  }

  private GameParseException error(String key, Object... arguments) {
    return new GameParseException(line(), Text.of(PdnParser.class, key, arguments));
  }
}
