package quadrille.games.dames.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Drawing;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.PieceColour;

/**
 * Reads and writes the comments of a PDN move: text for people, and commands. {@code clk} and
 * {@code emt} are standard commands, {@code csl} and {@code cal} (circles and arrows) those of
 * lichess and lidraughts, {@code depth} and {@code score} are our own.
 */
final class PdnAnnotations {
  private static final Pattern COMMAND =
      Pattern.compile("\\[%(clk|clock|emt|depth|score|csl|cal)\\s+([^\\]]*)\\]");
  private static final Pattern LINE_LIKE_TAG =
      Pattern.compile("\\R(?:\\s|\\R)*+(?=" + PdnParser.TAG_START + ")");
  private static final Pattern DRAWING = Pattern.compile("([GRBY])(\\d\\d)(\\d\\d)?");
  private static final Pattern TIME =
      Pattern.compile("([wWbB]?)(?:(\\d{1,6}):)?(\\d{1,6}):(\\d{1,6}(?:[.,]\\d+)?+)(?!\\d).*");

  private PdnAnnotations() {}

  /** Adds comments and glyphs to a node's existing note. */
  static void addTo(GameTree.Node node, List<String> comments, List<Integer> glyphs) {
    GameTree.Note note = node.note();
    Line before = node.line().parent();
    PieceColour mover = before == null ? null : ((DamesPosition) before.position()).colourToMove();
    StringBuilder plain = new StringBuilder(note.comment());
    List<Drawing> drawings = new ArrayList<>(note.drawings());
    for (String comment : comments) {
      Matcher command = COMMAND.matcher(comment);
      while (command.find()) {
        String name = command.group(1);
        if (name.equals("csl") || name.equals("cal")) {
          parseDrawings(command.group(2))
              .filter(each -> isOnBoard(each, node.line().position()))
              .forEach(drawings::add);
        } else {
          note = withCommand(note, name, command.group(2).strip(), mover);
        }
      }
      String rest = COMMAND.matcher(comment).replaceAll("").strip();
      plain.append(plain.isEmpty() || rest.isEmpty() ? "" : "\n").append(rest);
    }
    List<Integer> all = new ArrayList<>(note.glyphs());
    all.addAll(glyphs);
    node.setNote(
        note.withComment(plain.toString())
            .withGlyphs(all.stream().distinct().toList())
            .withDrawings(drawings));
  }

  private static GameTree.Note withCommand(
      GameTree.Note note, String command, String value, @Nullable PieceColour mover) {
    return new GameTree.Note(
        note.comment(),
        note.glyphs(),
        command.equals("emt") ? parseTime(value, mover) : note.timeMs(),
        command.startsWith("cl") ? parseTime(value, mover) : note.clockMs(),
        command.equals("depth") ? parseDepth(value) : note.depth(),
        command.equals("score") ? parseNumber(value) : note.score(),
        note.drawings());
  }

  /** Squares and arrows as lidraughts writes them, such as {@code G05,R3228}. */
  private static Stream<Drawing> parseDrawings(String value) {
    return DRAWING
        .matcher(value)
        .results()
        .map(
            found -> {
              int from = Integer.parseInt(found.group(2));
              int to = found.group(3) == null ? from : Integer.parseInt(found.group(3));
              return new Drawing(Drawing.Colour.of(found.group(1).charAt(0)), from, to);
            });
  }

  /** Whether a drawing is on squares that exist; any other must not spoil the game. */
  private static boolean isOnBoard(Drawing drawing, Position position) {
    int squares = ((DamesPosition) position).board().squares();
    return Math.min(drawing.from(), drawing.to()) > 0
        && Math.max(drawing.from(), drawing.to()) <= squares;
  }

  private static @Nullable String formatDrawings(Stream<Drawing> drawings) {
    String text =
        drawings
            .map(
                each ->
                    each.colour().letter()
                        + String.format(Locale.ROOT, "%02d", each.from())
                        + (each.isCircle() ? "" : String.format(Locale.ROOT, "%02d", each.to())))
            .collect(Collectors.joining(","));
    return text.isEmpty() ? null : text;
  }

  /**
   * Returns the mover's time in milliseconds, where a letter tells the times of both players apart:
   * {@code w0:09:50 B0:10:00}. Null if there is none.
   */
  private static @Nullable Long parseTime(String value, @Nullable PieceColour mover) {
    for (String word : value.split("\\s+")) {
      Matcher time = TIME.matcher(word);
      if (time.matches() && isOf(mover, time.group(1))) {
        long hours = time.group(2) == null ? 0 : Long.parseLong(time.group(2));
        long minutes = 60 * hours + Long.parseLong(time.group(3));
        double seconds = Double.parseDouble(time.group(4).replace(',', '.'));
        return 60_000 * minutes + Math.round(1000 * seconds);
      }
    }
    return null;
  }

  private static boolean isOf(@Nullable PieceColour mover, String letter) {
    return mover == null || mover.name().startsWith(letter.toUpperCase(Locale.ROOT));
  }

  private static @Nullable Integer parseDepth(String value) {
    Integer depth = parseNumber(value);
    return depth == null || depth < 0 ? null : depth;
  }

  private static @Nullable Integer parseNumber(String value) {
    return value.matches("-?\\d{1,9}") ? Integer.valueOf(value) : null;
  }

  /** Returns the note as a comment in braces, or an empty text. */
  static String write(GameTree.Node node) {
    GameTree.Note note = node.note();
    List<Drawing> drawings =
        note.drawings().stream().filter(each -> isOnBoard(each, node.line().position())).toList();
    List<String> words = new ArrayList<>();
    addCommand(words, "clk", formatTime(note.clockMs()));
    addCommand(words, "emt", formatTime(note.timeMs()));
    addCommand(words, "depth", note.depth());
    addCommand(words, "score", note.score());
    addCommand(words, "csl", formatDrawings(drawings.stream().filter(Drawing::isCircle)));
    addCommand(words, "cal", formatDrawings(drawings.stream().filter(each -> !each.isCircle())));
    if (!note.comment().isEmpty()) {
      // The reader would take a line that begins like a tag for the next game.
      String text = LINE_LIKE_TAG.matcher(note.comment()).replaceAll(" ");
      words.add(text.replace('}', ')'));
    }
    return words.isEmpty() ? "" : "{" + String.join(" ", words) + "}";
  }

  private static void addCommand(List<String> words, String name, @Nullable Object value) {
    if (value != null) {
      words.add("[%" + name + " " + value + "]");
    }
  }

  private static @Nullable String formatTime(@Nullable Long ms) {
    if (ms == null) {
      return null;
    }
    String whole =
        String.format(
            Locale.ROOT, "%d:%02d:%02d", ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    return ms % 1000 == 0 ? whole : whole + String.format(Locale.ROOT, ".%03d", ms % 1000);
  }
}
