package quadrille.games.dames.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesMove;
import quadrille.games.dames.DamesPosition;

/** Parses and lists the squares of moves. */
final class PdnSquares {
  private static final Pattern SQUARE = Pattern.compile("([a-n])?(\\d{1,3})");

  private PdnSquares() {}

  /** Returns the squares named in a move; empty if one of them is not on the board. */
  static List<Integer> of(DamesBoard board, String move) {
    List<Integer> squares = new ArrayList<>();
    Matcher matcher = SQUARE.matcher(move);
    while (matcher.find()) {
      int number = Integer.parseInt(matcher.group(2));
      String letter = matcher.group(1);
      int square =
          letter == null ? number : board.square(board.size() - number, letter.charAt(0) - 'a');
      if (square < 1 || square > board.squares()) {
        return List.of();
      }
      squares.add(square);
    }
    return squares;
  }

  /** Returns the squares of the pieces that a move captures. */
  static List<Integer> captured(DamesPosition position, long move) {
    List<Integer> squares = new ArrayList<>();
    for (int word = 0; word < position.board().words(); word++) {
      long rest = DamesMove.captured(move, word, position.enemies(0), position.enemies(1));
      for (; rest != 0; rest &= rest - 1) {
        squares.add(position.board().squareOf(word * 64 + Long.numberOfTrailingZeros(rest)));
      }
    }
    return squares;
  }

  /** Inserts the missing separator into moves such as a3b4. */
  static String withSeparators(String move) {
    return move.replaceAll("(?<=\\d)(?=[a-n])", "-");
  }
}
