package quadrille.games.dames;

import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.text.Text;

/** Parses the piece lists of a FEN, one after the other. */
final class FenPieceParser {
  private static final Pattern ENTRY =
      Pattern.compile("(K?)([A-H]?\\d{1,3})(?:-([A-H]?\\d{1,3}))?");

  private final DamesRules rules;
  private final DamesBoard board;
  private final Map<PieceColour, long[]> pieces = new EnumMap<>(PieceColour.class);
  private final long[] kings = new long[2];

  FenPieceParser(DamesRules rules) {
    this.rules = rules;
    board = rules.board();
  }

  /** Adds the pieces of one colour: {@code 18,K24,31-50}, in upper case. */
  void addPieces(PieceColour colour, String list) throws BadInputException {
    if (pieces.put(colour, new long[2]) != null) {
      throw Fen.error("error.fen.twice", name(colour));
    }
    for (String entry : list.isEmpty() ? new String[0] : list.split(",", -1)) {
      Matcher matcher = ENTRY.matcher(entry);
      if (!matcher.matches()) {
        throw Fen.error("error.fen.entry", entry);
      }
      boolean king = !matcher.group(1).isEmpty();
      int first = board.parseSquare(matcher.group(2));
      int last = matcher.group(3) == null ? first : board.parseSquare(matcher.group(3));
      if (last < first) {
        throw Fen.error("error.fen.range", entry);
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
        throw Fen.error("error.fen.occupied", square);
      }
    }
    if (!king && (board.lastRow(colour, bit >> 6) >>> bit & 1) != 0) {
      throw Fen.error("error.fen.last-row", name(colour), square);
    }
    DamesPosition.setBit(words(colour), bit);
    if (king) {
      DamesPosition.setBit(kings, bit);
    }
  }

  /** Returns the position after both lists have been read. */
  DamesPosition toPosition(PieceColour turn) throws BadInputException {
    DamesPosition position =
        new DamesPosition(rules, turn, words(PieceColour.WHITE), words(PieceColour.BLACK), kings);
    for (PieceColour colour : PieceColour.values()) {
      int count = position.count(colour);
      if (count > DamesMove.MAX_PIECES) {
        throw Fen.error("error.fen.count", name(colour), count, DamesMove.MAX_PIECES);
      }
    }
    return position;
  }

  private long[] words(PieceColour colour) {
    return pieces.computeIfAbsent(colour, _ -> new long[2]);
  }

  private static Text name(PieceColour colour) {
    return Text.of(FenPieceParser.class, colour == PieceColour.WHITE ? "white" : "black");
  }
}
