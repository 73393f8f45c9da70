package quadrille.games.dames;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import quadrille.core.BadInputException;
import quadrille.core.MoveList;
import quadrille.core.Text;
import quadrille.games.dames.DamesRules.Capture;

/** Reads a move and says what is wrong with one that is not legal. */
final class MoveReader {
  private static final Pattern MOVE =
      Pattern.compile("([a-n]?\\d{1,3})(?:-([a-n]?\\d{1,3})|((?:[x:×][a-n]?\\d{1,3})+))");
  private static final Pattern SQUARE = Pattern.compile("[a-n]?\\d+");
  private static final int LISTED = 6;

  private final DamesPosition position;
  private final DamesNotation notation;
  private final List<Integer> squares = new ArrayList<>();

  MoveReader(DamesPosition position, DamesNotation notation) {
    this.position = position;
    this.notation = notation;
  }

  /**
   * The legal move that a text means.
   *
   * @throws BadInputException when there is none, or more than one
   */
  long read(String text) throws BadInputException {
    Matcher matcher = MOVE.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw error("error.move", text);
    }
    Matcher each = SQUARE.matcher(matcher.group());
    while (each.find()) {
      squares.add(square(each.group()));
    }
    boolean capture = matcher.group(2) == null;
    long[] fitting = fitting(position, capture);
    if (fitting.length > 1) {
      throw error("error.ambiguous", text, list(position, fitting));
    }
    if (fitting.length == 0) {
      throw illegal(text, capture);
    }
    return fitting[0];
  }

  private int square(String name) throws BadInputException {
    DamesBoard board = position.board();
    if (Character.isDigit(name.charAt(0))) {
      int square = Integer.parseInt(name);
      if (square < 1 || square > board.squares()) {
        throw error("error.square", square, board.squares(), board.size());
      }
      return square;
    }
    int row = board.size() - Integer.parseInt(name.substring(1));
    int square = board.square(row, name.charAt(0) - 'a');
    if (square == 0) {
      throw error("error.coordinates", name, board.size());
    }
    return square;
  }

  /** The legal moves that fit: the one with exactly this route, else those from here to there. */
  private long[] fitting(DamesPosition where, boolean capture) {
    long[] exact = legal(where, capture, move -> isRoute(where, move));
    boolean isShort = squares.size() == 2;
    return exact.length > 0 || !isShort ? exact : legal(where, capture, _ -> true);
  }

  private long[] legal(DamesPosition where, boolean capture, LongPredicate wanted) {
    int from = where.board().bit(squares.getFirst());
    int to = where.board().bit(squares.getLast());
    return MoveList.of(where).stream()
        .filter(move -> DamesMove.from(move) == from && DamesMove.to(move) == to)
        .filter(move -> DamesMove.isCapture(move) == capture)
        .filter(wanted)
        .toArray();
  }

  private boolean isRoute(DamesPosition where, long move) {
    return RouteSearch.routes(where, move).contains(squares);
  }

  private BadInputException illegal(String text, boolean capture) {
    MoveList legal = MoveList.of(position);
    if (legal.isEmpty()) {
      return error("error.over", text);
    }
    int from = squares.getFirst();
    if (position.colourAt(from) != position.colour()) {
      return error("error.not-own", from, Text.of(MoveReader.class, mover()));
    }
    long[] other = fitting(position, !capture);
    if (other.length > 0) {
      return error("error.separator", text, list(position, other));
    }
    return capture ? illegalCapture(text, legal) : illegalStep(text, legal);
  }

  private String mover() {
    return position.colour() == Colour.WHITE ? "white" : "black";
  }

  private BadInputException illegalStep(String text, MoveList legal) {
    boolean possible = fitting(position.under(Capture.OPTIONAL), false).length > 0;
    return possible
        ? error("error.forced", text, list(position, legal.toArray()))
        : error("error.illegal", squares.getFirst(), squares.getLast());
  }

  private BadInputException illegalCapture(String text, MoveList legal) {
    DamesPosition free = position.under(Capture.FORCED);
    long[] smaller = fitting(free, true);
    if (smaller.length > 0) {
      int most = DamesMove.captures(legal.get(0));
      int taken = DamesMove.captures(smaller[0]);
      return error("error.majority", text, taken, most, list(position, legal.toArray()));
    }
    long[] longer = legal.stream().filter(this::goesOn).toArray();
    return longer.length > 0
        ? error("error.unfinished", text, longForm(longer[0]))
        : error("error.no-capture", squares.getFirst(), squares.getLast());
  }

  private boolean goesOn(long move) {
    return DamesMove.isCapture(move)
        && RouteSearch.routes(position, move).stream().anyMatch(this::beginsAsWritten);
  }

  private boolean beginsAsWritten(List<Integer> route) {
    return route.size() > squares.size() && route.subList(0, squares.size()).equals(squares);
  }

  private String longForm(long move) {
    return RouteSearch.routes(position, move).stream()
        .filter(this::beginsAsWritten)
        .findFirst()
        .orElseThrow()
        .stream()
        .map(Object::toString)
        .collect(Collectors.joining("x"));
  }

  private String list(DamesPosition where, long[] moves) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < Math.min(LISTED, moves.length); i++) {
      texts.add(notation.format(where, moves[i]));
    }
    return String.join(", ", texts) + (moves.length > LISTED ? ", …" : "");
  }

  private static BadInputException error(String key, Object... arguments) {
    return new BadInputException(Text.of(MoveReader.class, key, arguments));
  }
}
