package quadrille.games.dames;

import java.util.Locale;
import java.util.StringJoiner;
import quadrille.core.BadInputException;
import quadrille.text.Text;

/**
 * Reads and writes positions in the FEN of Portable Draughts Notation: {@code W:W31-50:B1-20},
 * kings with {@code K}.
 *
 * <p>The parser accepts upper and lower case, White or Black first, spaces, and a final full stop.
 */
public final class Fen {
  private static final int SHORTEST_RANGE = 3;

  private Fen() {}

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
    return position.colourAt(one) == position.colourAt(other)
        && position.isKing(one) == position.isKing(other);
  }

  /**
   * Parses a position.
   *
   * @throws BadInputException if the text is not a FEN, or the position is impossible under these
   *     rules
   */
  public static DamesPosition parse(String text, DamesRules rules) throws BadInputException {
    String plain = text.replaceAll("\\s+", "").toUpperCase(Locale.ROOT);
    String[] parts = plain.replaceFirst("\\.$", "").split(":", -1);
    if (parts.length != 3) {
      throw error("error.fen", text);
    }
    FenPieceParser reader = new FenPieceParser(rules);
    PieceColour turn = colour(parts[0], text);
    reader.addPieces(colour(first(parts[1]), text), parts[1].substring(1));
    reader.addPieces(colour(first(parts[2]), text), parts[2].substring(1));
    return reader.toPosition(turn);
  }

  private static String first(String part) {
    return part.isEmpty() ? "" : part.substring(0, 1);
  }

  private static PieceColour colour(String letter, String text) throws BadInputException {
    return switch (letter) {
      case "W" -> PieceColour.WHITE;
      case "B" -> PieceColour.BLACK;
      default -> throw error("error.fen", text);
    };
  }

  static BadInputException error(String key, Object... arguments) {
    return new BadInputException(Text.of(Fen.class, key, arguments));
  }
}
