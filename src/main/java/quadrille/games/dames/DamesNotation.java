package quadrille.games.dames;

import java.util.List;
import java.util.stream.Collectors;
import quadrille.core.BadInputException;
import quadrille.core.Notation;
import quadrille.core.Position;
import quadrille.core.Settings;

/**
 * Writes moves as {@code 32-28} and {@code 28x19}, with every landing square ({@code 28x19x8x13})
 * if start and destination fit several captures, and positions as PDN FEN.
 *
 * <p>Each notation also reads the moves of the other, and the long form of every capture; what is
 * wrong with a move is said as the move was written.
 */
public final class DamesNotation implements Notation {
  /** Squares by their numbers: {@code 32-28}. */
  public static final DamesNotation NUMBERS = new DamesNotation(false);

  /** Squares by column and row: {@code a3-b4}. */
  public static final DamesNotation COORDINATES = new DamesNotation(true);

  private final boolean coordinates;

  private DamesNotation(boolean coordinates) {
    this.coordinates = coordinates;
  }

  @Override
  public String format(Position position, long move) {
    DamesPosition here = (DamesPosition) position;
    List<Integer> route = RouteSearch.first(here, move);
    boolean unique = here.legalMoves().stream().filter(like -> isLike(move, like)).count() == 1;
    List<Integer> named = unique ? List.of(route.getFirst(), route.getLast()) : route;
    return named.stream()
        .map(square -> name(here.board(), square))
        .collect(Collectors.joining(DamesMove.isCapture(move) ? "x" : "-"));
  }

  private static boolean isLike(long one, long other) {
    return DamesMove.from(one) == DamesMove.from(other)
        && DamesMove.to(one) == DamesMove.to(other)
        && DamesMove.isCapture(one) == DamesMove.isCapture(other);
  }

  private String name(DamesBoard board, int square) {
    return coordinates ? board.name(square) : Integer.toString(square);
  }

  @Override
  public long parse(Position position, String text) throws BadInputException {
    DamesPosition here = (DamesPosition) position;
    DamesNotation written = text.strip().matches("[a-nA-N].*") ? COORDINATES : NUMBERS;
    return new DamesMoveParser(here, written, square -> written.name(here.board(), square))
        .parse(text);
  }

  @Override
  public String format(Position position) {
    return Fen.format((DamesPosition) position);
  }

  @Override
  public DamesPosition parsePosition(String text, Settings settings) throws BadInputException {
    return Fen.parse(text, DamesRules.of(settings));
  }

  /** White men are {@code w}, kings {@code W}; the numbers of the squares stand beside each row. */
  @Override
  public String diagram(Position position) {
    DamesPosition here = (DamesPosition) position;
    DamesBoard board = here.board();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < board.size(); row++) {
      text.append(String.format("%2d ", board.size() - row));
      for (int column = 0; column < board.size(); column++) {
        int square = board.square(row, column);
        text.append(' ').append(square == 0 ? ' ' : here.symbol(square, '.'));
      }
      int last = (row + 1) * board.size() / 2;
      text.append(String.format("  %3d-%d%n", last - board.size() / 2 + 1, last));
    }
    text.append("   ");
    for (int column = 0; column < board.size(); column++) {
      text.append(' ').append((char) ('a' + column));
    }
    return text.toString();
  }
}
