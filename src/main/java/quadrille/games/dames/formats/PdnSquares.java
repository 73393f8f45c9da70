package quadrille.games.dames.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.games.dames.DamesBoard;

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

  /** Inserts the missing separator into moves such as a3b4. */
  static String withSeparators(String move) {
    return move.replaceAll("(?<=\\d)(?=[a-n])", "-");
  }
}
