package quadrille.games.dames.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesMove;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.Fen;
import quadrille.games.dames.PieceColour;

/**
 * The notation of the Hub protocols: positions ({@code Wbbb…eee…www}: the side to move and a letter
 * for every square) and moves ({@code 28x19x23}: from, to and the captured squares in any order).
 */
final class HubNotation {
  private static final Pattern MOVE = Pattern.compile("\\d{1,3}(-\\d{1,3}|(x\\d{1,3})+)");

  private HubNotation() {}

  static String position(DamesPosition position) {
    StringBuilder text = new StringBuilder();
    text.append(position.colourToMove() == PieceColour.WHITE ? 'W' : 'B');
    for (int square = 1; square <= position.board().squares(); square++) {
      text.append(position.symbol(square, 'e'));
    }
    return text.toString();
  }

  /** Parses a position. The side to move may be in lower case, as in version 1. */
  static DamesPosition position(String text, DamesRules rules) throws BadInputException {
    if (text.length() != rules.board().squares() + 1) {
      throw error("error.hub-position", Math.max(0, text.length() - 1), rules.board().squares());
    }
    String turn = text.substring(0, 1).toUpperCase(Locale.ROOT);
    if (!turn.equals("W") && !turn.equals("B")) {
      throw error("error.hub-turn", text.substring(0, 1));
    }
    StringJoiner white = new StringJoiner(",", "W", "");
    StringJoiner black = new StringJoiner(",", "B", "");
    for (int square = 1; square < text.length(); square++) {
      char symbol = text.charAt(square);
      String name = (Character.isUpperCase(symbol) ? "K" : "") + square;
      switch (Character.toLowerCase(symbol)) {
        case 'w' -> white.add(name);
        case 'b' -> black.add(name);
        case 'e' -> {}
        default -> throw error("error.hub-square", String.valueOf(symbol), square);
      }
    }
    return Fen.parse(turn + ":" + white + ":" + black, rules);
  }

  static String move(DamesPosition position, long move) {
    DamesBoard board = position.board();
    int from = board.squareOf(DamesMove.from(move));
    int to = board.squareOf(DamesMove.to(move));
    if (!DamesMove.isCapture(move)) {
      return from + "-" + to;
    }
    StringJoiner text = new StringJoiner("x").add("" + from).add("" + to);
    position.capturedSquares(move).forEach(square -> text.add("" + square));
    return text.toString();
  }

  /** Formats consecutive moves. */
  static List<String> moves(DamesPosition start, List<Long> moves) {
    List<String> texts = new ArrayList<>();
    DamesPosition position = start;
    for (long move : moves) {
      texts.add(move(position, move));
      position = position.play(move);
    }
    return texts;
  }

  /**
   * Reads a legal move.
   *
   * @throws BadInputException if it is illegal, or ambiguous between different captures
   */
  static long move(Position where, String text) throws BadInputException {
    DamesPosition position = (DamesPosition) where;
    if (!MOVE.matcher(text).matches()) {
      throw error("error.move", text);
    }
    DamesBoard board = position.board();
    List<Integer> squares = Stream.of(text.split("[-x]")).map(Integer::valueOf).toList();
    List<Integer> taken = squares.stream().skip(2).sorted().toList();
    boolean capture = text.contains("x");
    long[] fitting =
        position.legalMoves().stream()
            .filter(move -> DamesMove.isCapture(move) == capture)
            .filter(move -> board.squareOf(DamesMove.from(move)) == squares.get(0))
            .filter(move -> board.squareOf(DamesMove.to(move)) == squares.get(1))
            .filter(move -> taken.isEmpty() || position.capturedSquares(move).equals(taken))
            .toArray();
    if (fitting.length != 1) {
      throw error("error.hub-move", text);
    }
    return fitting[0];
  }

  private static BadInputException error(String key, Object... arguments) {
    return new BadInputException(HubNotation.class, key, arguments);
  }

  /** Returns the position that a line starts from. */
  static String startPosition(Line line) {
    return position((DamesPosition) line.path().getFirst().position());
  }

  /** Returns the moves of a line. */
  static List<String> playedMoves(Line line) {
    List<Long> moves = line.path().stream().skip(1).map(Line::move).toList();
    return moves((DamesPosition) line.path().getFirst().position(), moves);
  }
}
