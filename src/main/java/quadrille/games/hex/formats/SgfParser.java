package quadrille.games.hex.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quadrille.core.formats.GameParseException;
import quadrille.text.Text;

/**
 * Parses an SGF collection, one game tree at a time (Arno Hollosi, SGF File Format FF[4], 1999).
 * Accepts unknown properties, and skips lower-case letters in property names and text between the
 * trees. A tree ends with an error where another game begins in it, so that the time to read a text
 * does not grow with the number of trees that are left open.
 */
final class SgfParser {
  private static final Pattern TREE_START = Pattern.compile("\\(\\s*;");
  private static final Pattern GAME_START =
      Pattern.compile("\\(\\s*;\\s*(?:FF|GM|AP|CA|SZ|EV|PB|PW|GN)\\s*\\[");

  /** The beginning of a game, and no variation: other nodes do not have these properties. */
  private static final Pattern SURE_GAME_START = Pattern.compile("\\(\\s*;\\s*(?:FF|GM)\\s*\\[");

  /** The end of a value that swallowed the beginning of the next game; its text has no escapes. */
  private static final Pattern SWALLOWED_START =
      Pattern.compile(GAME_START.pattern() + "[^\\[\\]\\\\]*+\\]");

  private final String text;
  private int offset;
  private int line = 1;
  private int lineCountedTo;
  private int treeStart;

  SgfParser(String text) {
    this.text = text;
  }

  /** Moves to the next game tree; returns false if there is none. */
  boolean findTree() {
    Matcher matcher = TREE_START.matcher(text);
    boolean found = matcher.find(offset);
    offset = found ? matcher.start() : text.length();
    return found;
  }

  /**
   * Moves past a tree with an error to the next one that starts with a typical root property. If
   * the tree was parsed, it moves only back, to a tree that an unterminated value swallowed.
   */
  void recover(boolean parsed) {
    Matcher matcher = GAME_START.matcher(text);
    int next = matcher.find(treeStart + 1) ? matcher.start() : text.length();
    if (!parsed || next < offset) {
      moveTo(next);
    }
  }

  private void moveTo(int target) {
    while (target < lineCountedTo) {
      lineCountedTo--;
      if (text.charAt(lineCountedTo) == '\n') {
        line--;
      }
    }
    offset = target;
  }

  /** The current line, from 1. */
  int line() {
    for (; lineCountedTo < offset; lineCountedTo++) {
      if (text.charAt(lineCountedTo) == '\n') {
        line++;
      }
    }
    return line;
  }

  /**
   * Parses the tree that starts here and returns its root.
   *
   * @throws GameParseException if the tree is incomplete or malformed
   */
  SgfNode parseTree() throws GameParseException {
    treeStart = offset;
    List<@Nullable SgfNode> branches = new ArrayList<>();
    SgfNode root = null;
    SgfNode node = null;
    do {
      switch (nextCharacter()) {
        case '(' -> {
          if (node != null && startsAt(SURE_GAME_START, offset - 1)) {
            throw openTree();
          }
          branches.add(node);
        }
        case ')' -> node = branches.removeLast();
        case ';' -> {
          node = new SgfNode(node, line());
          root = root == null ? node : root;
          parseProperties(node);
        }
        default -> throw error("error.sgf-structure", String.valueOf(text.charAt(offset - 1)));
      }
    } while (!branches.isEmpty());
    if (root == null) {
      throw error("error.sgf-structure", ")");
    }
    return root;
  }

  private char nextCharacter() throws GameParseException {
    skipSpace();
    if (offset == text.length()) {
      throw openTree();
    }
    return text.charAt(offset++);
  }

  private boolean startsAt(Pattern pattern, int place) {
    return pattern.matcher(text).region(place, text.length()).lookingAt();
  }

  private GameParseException openTree() {
    moveTo(treeStart);
    return error("error.sgf-end");
  }

  private void skipSpace() {
    while (offset < text.length() && Character.isWhitespace(text.charAt(offset))) {
      offset++;
    }
  }

  private void parseProperties(SgfNode node) throws GameParseException {
    for (String name = parseName(); !name.isEmpty(); name = parseName()) {
      List<String> values = node.addProperty(name);
      skipSpace();
      if (offset == text.length() || text.charAt(offset) != '[') {
        throw error("error.sgf-value", name);
      }
      while (offset < text.length() && text.charAt(offset) == '[') {
        offset++;
        values.add(parseValue());
        skipSpace();
      }
    }
  }

  /**
   * Returns the capital letters of a name; in FF[3] files there are lower-case ones between them.
   */
  private String parseName() {
    skipSpace();
    StringBuilder name = new StringBuilder();
    for (; offset < text.length() && Character.isLetter(text.charAt(offset)); offset++) {
      if (Character.isUpperCase(text.charAt(offset))) {
        name.append(text.charAt(offset));
      }
    }
    return name.toString();
  }

  /** Returns a value with its escapes resolved. */
  private String parseValue() throws GameParseException {
    StringBuilder value = new StringBuilder();
    int first = offset;
    for (; offset < text.length() && text.charAt(offset) != ']'; offset++) {
      if (text.charAt(offset) == '\\' && offset + 1 < text.length()) {
        offset++;
        parseEscape(value);
      } else {
        value.append(text.charAt(offset));
      }
    }
    if (offset == text.length() || SWALLOWED_START.matcher(text).region(first, offset + 1).find()) {
      moveTo(first);
      throw error("error.sgf-open");
    }
    offset++;
    return value.toString().replace("\r\n", "\n");
  }

  /** Appends the escaped character, or nothing for an escaped line break. */
  private void parseEscape(StringBuilder value) {
    char next = text.charAt(offset);
    if (next == '\r' && offset + 1 < text.length() && text.charAt(offset + 1) == '\n') {
      offset++;
    } else if (next != '\n') {
      value.append(next);
    }
  }

  private GameParseException error(String key, Object... arguments) {
    return new GameParseException(line(), Text.of(SgfParser.class, key, arguments));
  }
}
