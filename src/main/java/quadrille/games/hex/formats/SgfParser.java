package quadrille.games.hex.formats;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quadrille.core.formats.GameParseException;
import quadrille.text.Text;

/**
 * Takes the text of an SGF collection apart, game tree by game tree (Arno Hollosi, SGF File Format
 * FF[4], 1999). Forgiving: unknown properties, lower case letters in their names and text between
 * the trees are passed over.
 */
final class SgfParser {
  private static final Pattern TREE_START = Pattern.compile("\\(\\s*;");
  private static final Pattern GAME_START =
      Pattern.compile("\\(\\s*;\\s*(?:FF|GM|AP|CA|SZ|EV|PB|PW|GN)\\s*\\[");

  private final String text;
  private int offset;
  private int line = 1;
  private int lineCountedTo;
  private int treeStart;

  SgfParser(String text) {
    this.text = text;
  }

  /** Goes to the next game tree; says whether there is one. */
  boolean findTree() {
    Matcher matcher = TREE_START.matcher(text);
    boolean found = matcher.find(offset);
    offset = found ? matcher.start() : text.length();
    return found;
  }

  /** After an error: goes to the next game tree that begins as whole games do. */
  void skipBrokenTree() {
    Matcher matcher = GAME_START.matcher(text);
    moveTo(matcher.find(treeStart + 1) ? matcher.start() : text.length());
  }

  /**
   * After a game that cannot be: one that was swallowed by a value without an end is read again.
   */
  void rewindToSwallowedTree() {
    Matcher matcher = GAME_START.matcher(text);
    if (matcher.find(treeStart + 1) && matcher.start() < offset) {
      moveTo(matcher.start());
    }
  }

  private void moveTo(int place) {
    if (place < lineCountedTo) {
      line = 1;
      lineCountedTo = 0;
    }
    offset = place;
  }

  /** The line of the place that is read, from 1. */
  int line() {
    for (; lineCountedTo < offset; lineCountedTo++) {
      if (text.charAt(lineCountedTo) == '\n') {
        line++;
      }
    }
    return line;
  }

  /**
   * The root of the tree that begins here.
   *
   * @throws GameParseException where it breaks off or is no tree
   */
  SgfNode parseTree() throws GameParseException {
    treeStart = offset;
    Deque<Branch> open = new ArrayDeque<>();
    SgfNode root = null;
    SgfNode node = null;
    do {
      switch (nextCharacter()) {
        case '(' -> open.push(new Branch(node));
        case ')' -> node = open.pop().node;
        case ';' -> {
          node = new SgfNode(node, line());
          root = root == null ? node : root;
          parseProperties(node);
        }
        default -> throw error("error.sgf-structure", String.valueOf(text.charAt(offset - 1)));
      }
    } while (!open.isEmpty());
    if (root == null) {
      throw error("error.sgf-structure", ")");
    }
    return root;
  }

  /** Where a variation branched off. */
  private record Branch(@Nullable SgfNode node) {}

  private char nextCharacter() throws GameParseException {
    skipSpace();
    if (offset == text.length()) {
      moveTo(treeStart);
      throw error("error.sgf-end");
    }
    return text.charAt(offset++);
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

  /** The capital letters of a name; files of FF[3] have small ones between them. */
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

  /** A value, its escapes resolved; the colon keeps its escape for those who split at colons. */
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
    if (offset == text.length()) {
      moveTo(first);
      throw error("error.sgf-open");
    }
    offset++;
    return value.toString().replace("\r\n", "\n");
  }

  /** A line end that is escaped is none. */
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
