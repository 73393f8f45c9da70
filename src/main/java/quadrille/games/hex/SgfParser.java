package quadrille.games.hex;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quadrille.core.MisreadException;
import quadrille.core.Text;

/**
 * Takes the text of an SGF collection apart, game tree by game tree (Arno Hollosi, SGF File Format
 * FF[4], 1999). Forgiving: unknown properties, lower case letters in their names and text between
 * the trees are passed over.
 */
final class SgfParser {
  private static final Pattern TREE = Pattern.compile("\\(\\s*;");
  private static final Pattern HEADER =
      Pattern.compile("\\(\\s*;\\s*(?:FF|GM|AP|CA|SZ|EV|PB|PW|GN)\\s*\\[");

  private final String text;
  private int at;
  private int line = 1;
  private int counted;
  private int begin;

  SgfParser(String text) {
    this.text = text;
  }

  /** Goes to the next game tree; says whether there is one. */
  boolean toTree() {
    Matcher matcher = TREE.matcher(text);
    boolean found = matcher.find(at);
    at = found ? matcher.start() : text.length();
    return found;
  }

  /** After an error: goes to the next game tree that begins as whole games do. */
  void skipTree() {
    Matcher matcher = HEADER.matcher(text);
    goTo(matcher.find(begin + 1) ? matcher.start() : text.length());
  }

  /**
   * After a game that cannot be: one that was swallowed by a value without an end is read again.
   */
  void reconsiderTree() {
    Matcher matcher = HEADER.matcher(text);
    if (matcher.find(begin + 1) && matcher.start() < at) {
      goTo(matcher.start());
    }
  }

  private void goTo(int place) {
    if (place < counted) {
      line = 1;
      counted = 0;
    }
    at = place;
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

  /**
   * The root of the tree that begins here.
   *
   * @throws MisreadException where it breaks off or is no tree
   */
  SgfNode tree() throws MisreadException {
    begin = at;
    Deque<Branch> open = new ArrayDeque<>();
    SgfNode root = null;
    SgfNode node = null;
    do {
      switch (character()) {
        case '(' -> open.push(new Branch(node));
        case ')' -> node = open.pop().node;
        case ';' -> {
          node = new SgfNode(node, line());
          root = root == null ? node : root;
          properties(node);
        }
        default -> throw error("error.sgf-structure", String.valueOf(text.charAt(at - 1)));
      }
    } while (!open.isEmpty());
    if (root == null) {
      throw error("error.sgf-structure", ")");
    }
    return root;
  }

  /** Where a variation branched off. */
  private record Branch(@Nullable SgfNode node) {}

  private char character() throws MisreadException {
    skipSpace();
    if (at == text.length()) {
      goTo(begin);
      throw error("error.sgf-end");
    }
    return text.charAt(at++);
  }

  private void skipSpace() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private void properties(SgfNode node) throws MisreadException {
    for (String name = name(); !name.isEmpty(); name = name()) {
      List<String> values = node.add(name);
      skipSpace();
      if (at == text.length() || text.charAt(at) != '[') {
        throw error("error.sgf-value", name);
      }
      while (at < text.length() && text.charAt(at) == '[') {
        at++;
        values.add(value());
        skipSpace();
      }
    }
  }

  /** The capital letters of a name; files of FF[3] have small ones between them. */
  private String name() {
    skipSpace();
    StringBuilder name = new StringBuilder();
    for (; at < text.length() && Character.isLetter(text.charAt(at)); at++) {
      if (Character.isUpperCase(text.charAt(at))) {
        name.append(text.charAt(at));
      }
    }
    return name.toString();
  }

  /** A value, its escapes resolved; the colon keeps its escape for those who split at colons. */
  private String value() throws MisreadException {
    StringBuilder value = new StringBuilder();
    int first = at;
    for (; at < text.length() && text.charAt(at) != ']'; at++) {
      if (text.charAt(at) == '\\' && at + 1 < text.length()) {
        at++;
        escaped(value);
      } else {
        value.append(text.charAt(at));
      }
    }
    if (at == text.length()) {
      goTo(first);
      throw error("error.sgf-open");
    }
    at++;
    return value.toString().replace("\r\n", "\n");
  }

  /** A line end that is escaped is none. */
  private void escaped(StringBuilder value) {
    char next = text.charAt(at);
    if (next == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n') {
      at++;
    } else if (next != '\n') {
      value.append(next);
    }
  }

  private MisreadException error(String key, Object... arguments) {
    return new MisreadException(line(), Text.of(SgfParser.class, key, arguments));
  }
}
