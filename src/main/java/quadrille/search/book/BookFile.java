package quadrille.search.book;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Rules;

/**
 * A book as a text. Lines with its game, rules, nodes and margin are followed by a line for each
 * move: its ply, the move in the game's notation, and its score for the side that makes it. The
 * moves that follow another are below it; what follows a position that several lines lead to is
 * written once.
 *
 * @param nodes that were searched for each position
 */
record BookFile(BookGraph graph, long nodes) {
  private static final String TITLE = "quadrille book 1";
  private static final long MAX_MARGIN = 1_000_000;

  /** How much of a line that is wrong is shown, in characters. */
  private static final int MAX_SHOWN = 40;

  private static final Pattern MOVE = Pattern.compile("(\\d{1,4}) (.+) (-?\\d{1,7})");

  /**
   * Reads a book.
   *
   * @param start of the games that it must be for
   * @throws BadInputException if the text is not such a book; names the line
   */
  static BookFile parse(String text, Line start) throws BadInputException {
    return new Reader(text, start).read();
  }

  /** Returns the text of a file. What is not text is left to {@link #parse}, which says so. */
  static String readText(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }

  /** Returns the text of this book. */
  String format() {
    Line start = graph.start();
    StringBuilder text = new StringBuilder();
    text.append(TITLE).append('\n');
    text.append(gameLine(start)).append('\n');
    text.append(rulesLine(start)).append('\n');
    text.append("nodes ").append(nodes).append('\n');
    text.append("margin ").append(graph.margin()).append('\n');
    append(start.position(), 0, start, new HashSet<>(), text);
    return text.toString();
  }

  private static String gameLine(Line start) {
    return "game " + start.game().id();
  }

  private static String rulesLine(Line start) {
    return "rules " + Rules.format(start.game(), start.settings());
  }

  private void append(
      Position position, int ply, Line start, Set<Position> written, StringBuilder text) {
    if (!written.add(position)) {
      return;
    }
    for (BookMove each : graph.searched(position)) {
      text.append(ply).append(' ');
      text.append(start.game().notation().format(position, each.move())).append(' ');
      text.append(each.score()).append('\n');
      append(position.play(each.move()), ply + 1, start, written, text);
    }
  }

  /** A position and its moves so far. */
  private record Found(Line line, List<BookMove> moves) {}

  /** Reads the lines of a book in their order. */
  private static final class Reader {
    private final List<String> lines;
    private final Line start;

    /** The positions in the order in which they are begun. */
    private final Map<Position, Found> positions = new LinkedHashMap<>();

    /** The lines whose moves may come next, by ply. */
    private final List<Line> path = new ArrayList<>();

    private int next;

    Reader(String text, Line start) {
      lines = text.lines().toList();
      this.start = start;
    }

    BookFile read() throws BadInputException {
      expect(TITLE);
      expect(gameLine(start));
      expect(rulesLine(start));
      long nodes = number("nodes", Long.MAX_VALUE);
      BookGraph graph = new BookGraph(start, (int) number("margin", MAX_MARGIN));
      path.add(start);
      for (; next < lines.size(); next++) {
        readMove(current());
      }
      positions.values().forEach(each -> graph.add(each.line, each.moves));
      return new BookFile(graph, nodes);
    }

    /** The line that is to be read next; empty at the end. */
    private String current() {
      return next < lines.size() ? lines.get(next) : "";
    }

    private void expect(String expected) throws BadInputException {
      if (!current().equals(expected)) {
        throw error("'" + expected + "'");
      }
      next++;
    }

    private long number(String name, long most) throws BadInputException {
      String line = current();
      String value = line.startsWith(name + " ") ? line.substring(name.length() + 1) : "";
      long number = value.matches("\\d{1,18}") ? Long.parseLong(value) : 0;
      if (number < 1 || number > most) {
        throw error("'" + name + "' and a number");
      }
      next++;
      return number;
    }

    private void readMove(String text) throws BadInputException {
      Matcher parts = MOVE.matcher(text);
      if (!parts.matches()) {
        throw error("a ply, a move and a score");
      }
      int ply = Integer.parseInt(parts.group(1));
      if (ply >= path.size()) {
        throw error("a move of ply " + (path.size() - 1) + " or less");
      }
      path.subList(ply + 1, path.size()).clear();
      Line from = path.get(ply);
      Line to = play(from, parts.group(2));
      path.add(to);
      positions
          .computeIfAbsent(from.position(), _ -> new Found(from, new ArrayList<>()))
          .moves
          .add(new BookMove(to.move(), Integer.parseInt(parts.group(3))));
    }

    private Line play(Line from, String move) throws BadInputException {
      try {
        return from.play(from.game().notation().parse(from.position(), move));
      } catch (BadInputException e) {
        throw new BadInputException(BookFile.class, "error.move", next + 1, e.text());
      }
    }

    private BadInputException error(String expected) {
      String line = current();
      String shown = line.length() > MAX_SHOWN ? line.substring(0, MAX_SHOWN) + "…" : line;
      return new BadInputException(BookFile.class, "error.line", next + 1, expected, shown);
    }
  }
}
