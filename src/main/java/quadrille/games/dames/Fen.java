package quadrille.games.dames;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;

/**
 * Reads and writes positions in the FEN of Portable Draughts Notation: {@code W:W31-50:B1-20},
 * kings with {@code K}.
 *
 * <p>The parser accepts upper and lower case, White or Black first, spaces, a final full stop, and
 * the tag of a file with the position: {@code [FEN "W:W31-50:B1-20"]}, also among other tags. A
 * colour without pieces may be left out, as the grammar of PDN 3.0 has it, and a range of kings may
 * have the K at both ends: {@code B:WK31-K33}. Squares may be named by column and row: {@code
 * W:Wa1,Kc3:Bh8}. On boards with a column k, {@code K10} is a square if others are named so, and
 * otherwise a king.
 */
public final class Fen {
  private static final String SQUARE = "([A-N]?\\d{1,3})";

  /** A position with the move counters of lidraughts behind it: {@code :H0:F1}. */
  private static final Pattern COUNTERS =
      Pattern.compile("^([^:]*(?::[WB][^:]*){1,2})(?::[HF]\\d+)++$");

  private static final Pattern ENTRY =
      Pattern.compile("(K?)" + SQUARE + "(?:-(K?)" + SQUARE + ")?");

  /** Takes the K of K10 for a column. */
  private static final Pattern ENTRY_BY_COLUMN =
      Pattern.compile("(K??)" + SQUARE + "(?:-(K??)" + SQUARE + ")?");

  /** Finds a square that is surely named by its column; the letters after colons are colours. */
  private static final Pattern COLUMN = Pattern.compile("(?<!:)(?:[A-JL-N]|KK)\\d");

  private static final int COLUMNS_BEFORE_K = 10;
  private static final String TAG = "\\s*\\[\\s*\\w+\\s+\"[^\"]*\"\\s*]\\s*";
  private static final Pattern FEN_TAG =
      Pattern.compile("\\[\\s*FEN\\s+\"([^\"]*)\"\\s*]", Pattern.CASE_INSENSITIVE);
  private static final int SHORTEST_RANGE = 3;

  private final DamesRules rules;
  private final DamesBoard board;
  private final Map<PieceColour, long[]> pieces = new EnumMap<>(PieceColour.class);
  private final long[] kings = new long[2];

  private Fen(DamesRules rules) {
    this.rules = rules;
    board = rules.board();
  }

  static String format(DamesPosition position) {
    return letter(position.colourToMove())
        + (":" + pieces(position, PieceColour.WHITE))
        + (":" + pieces(position, PieceColour.BLACK));
  }

  private static String letter(PieceColour colour) {
    return colour.name().substring(0, 1);
  }

  private static String pieces(DamesPosition position, PieceColour colour) {
    StringJoiner list = new StringJoiner(",", letter(colour), "");
    int last = position.board().squares();
    for (int square = 1; square <= last; square++) {
      if (position.colourAt(square) == colour) {
        int end = square;
        while (end < last && isSame(position, square, end + 1)) {
          end++;
        }
        if (end - square + 1 < SHORTEST_RANGE) {
          end = square;
        }
        list.add((position.isKing(square) ? "K" : "") + square + (end > square ? "-" + end : ""));
        square = end;
      }
    }
    return list.toString();
  }

  private static boolean isSame(DamesPosition position, int one, int other) {
    return position.symbol(one, '.') == position.symbol(other, '.');
  }

  /**
   * Parses a position.
   *
   * @throws BadInputException if the text is not a FEN, or the position is impossible under these
   *     rules
   */
  public static DamesPosition parse(String text, DamesRules rules) throws BadInputException {
    String plain = withoutTags(text).replaceAll("\\s+", "").toUpperCase(Locale.ROOT);
    String[] parts =
        COUNTERS.matcher(plain.replaceFirst("\\.$", "")).replaceFirst("$1").split(":", -1);
    if (parts.length < 2 || parts.length > 3 || !parts[0].matches("[WB]")) {
      throw error("error.fen", text);
    }
    Fen fen = new Fen(rules);
    boolean columns = fen.board.size() > COLUMNS_BEFORE_K && COLUMN.matcher(plain).find();
    Pattern entry = columns ? ENTRY_BY_COLUMN : ENTRY;
    for (String part : Arrays.asList(parts).subList(1, parts.length)) {
      if (!part.startsWith("W") && !part.startsWith("B")) {
        throw error("error.fen", text);
      }
      fen.addPieces(colour(part), part.substring(1), entry);
    }
    return fen.toPosition(colour(parts[0]));
  }

  /** Returns the position in tags; any other text as it is. */
  private static String withoutTags(String text) {
    Matcher fen = FEN_TAG.matcher(text);
    return text.matches("(?:" + TAG + ")++") && fen.find() ? fen.group(1) : text;
  }

  private static PieceColour colour(String part) {
    return part.startsWith("W") ? PieceColour.WHITE : PieceColour.BLACK;
  }

  /** Adds the pieces of one colour: {@code 18,K24,31-50}, in upper case. */
  private void addPieces(PieceColour colour, String list, Pattern pattern)
      throws BadInputException {
    if (pieces.put(colour, new long[2]) != null) {
      throw error("error.fen.twice", colour.text());
    }
    for (String entry : list.isEmpty() ? new String[0] : list.split(",", -1)) {
      Matcher matcher = pattern.matcher(entry);
      boolean king = matcher.matches() && !matcher.group(1).isEmpty();
      if (!matcher.matches() || (!king && "K".equals(matcher.group(3)))) {
        throw error("error.fen.entry", entry);
      }
      int first = board.parseSquare(matcher.group(2));
      int last = matcher.group(4) == null ? first : board.parseSquare(matcher.group(4));
      if (last < first) {
        throw error("error.fen.range", entry);
      }
      for (int square = first; square <= last; square++) {
        addPiece(colour, king, square);
      }
    }
  }

  private void addPiece(PieceColour colour, boolean king, int square) throws BadInputException {
    int bit = board.bit(square);
    for (long[] words : pieces.values()) {
      if ((words[bit >> 6] >>> bit & 1) != 0) {
        throw error("error.fen.occupied", square);
      }
    }
    if (!king && (board.lastRow(colour, bit >> 6) >>> bit & 1) != 0) {
      throw error("error.fen.last-row", colour.text(), square);
    }
    DamesPosition.setBit(words(colour), bit);
    if (king) {
      DamesPosition.setBit(kings, bit);
    }
  }

  private DamesPosition toPosition(PieceColour turn) throws BadInputException {
    DamesPosition position =
        new DamesPosition(rules, turn, words(PieceColour.WHITE), words(PieceColour.BLACK), kings);
    for (PieceColour colour : PieceColour.values()) {
      int count = position.count(colour);
      if (count > DamesMove.MAX_PIECES) {
        throw error("error.fen.count", colour.text(), count, DamesMove.MAX_PIECES);
      }
    }
    return position;
  }

  private long[] words(PieceColour colour) {
    return pieces.computeIfAbsent(colour, _ -> new long[2]);
  }

  private static BadInputException error(String key, Object... arguments) {
    return new BadInputException(Fen.class, key, arguments);
  }
}
